import { changeMembershipState } from "#features/memberships/server/index.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { candidates, contractor, employees, ordinaryAdministrator, pausedAlumnus } from "../people/roster.ts";
import type { Scene, Stage } from "../stage.ts";
import { approveAll, register } from "./join.ts";
import { memberOf } from "./members.ts";
import { showFaces } from "./picture.ts";
import type { Plan } from "./plan.ts";

/** Alumni register wave by wave and are let in; one is paused later, three wait to this day. */
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
          await showFaces(stage, communityId, people);
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
  return [...arrivals, ...waiting, { at: at(0.9, 10), play: () => pause(stage, communityId) }];
};

async function pause(stage: Stage, communityId: number): Promise<void> {
  for (const person of pausedAlumnus) {
    const { membershipId } = await memberOf(stage, communityId, person);
    await inTransaction(stage.server.services, async (work) => {
      const change = { from: "participating", to: "paused" } as const;
      await changeMembershipState(work, { communityId, membershipId }, change);
    });
  }
}
