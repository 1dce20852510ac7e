import { candidates, contractor, employees, ordinaryAdministrator } from "../people/roster.ts";
import type { Scene, Stage } from "../stage.ts";
import { approveAll, register } from "./join.ts";
import { showFaces } from "./picture.ts";
import type { Plan } from "./plan.ts";

/** Alumni register in waves and are approved; three wait to this day. */
export const joinScenes = (stage: Stage, { communityId, waves, at }: Plan): Scene[] => {
  const inviters = [...contractor, ...ordinaryAdministrator, ...employees];
  const arrivals = waves.flatMap(({ people, registers, letIn }, i): Scene[] => {
    const inviter = inviters[i % inviters.length] ?? stage.sequence.pick(inviters);
    return [
      { at: registers, play: () => register(stage, { communityId, inviter, people }) },
      {
        at: letIn,
        play: async () => {
          for (const administrator of ordinaryAdministrator)
            await approveAll(stage, communityId, administrator);
          await showFaces(stage, people);
        },
      },
    ];
  });
  const waiting = candidates.map((person, i): Scene => {
    const inviter = stage.sequence.pick(employees);
    return {
      at: at(1 - 0.006 * (candidates.length - i), 19 + i),
      play: () => register(stage, { communityId, inviter, people: [person] }),
    };
  });
  return [...arrivals, ...waiting];
};
