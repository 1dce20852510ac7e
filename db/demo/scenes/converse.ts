import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { markNoticesRead } from "#features/notices/contract/calls.ts";
import type { DemoPerson } from "../people/person.ts";
import { alumni, contractor, employees, ordinaryAdministrator } from "../people/roster.ts";
import { directTalks, officeTalks } from "../posts/chats.ts";
import type { Scene, Stage } from "../stage.ts";
import { memberIdOf } from "./members.ts";
import type { Plan } from "./plan.ts";
import { talkDirectly } from "./react.ts";

/** Members ask the management office, a few talk privately, and everybody reads their notices now and then. */
export function converseScenes(stage: Stage, plan: Plan): Scene[] {
  const { communityId, at } = plan;
  const [office] = ordinaryAdministrator;
  const questions = officeTalks.flatMap((talk, i): Scene[] => {
    const opener = alumni[(i + officeTalks.length - 1) % officeTalks.length];
    if (!office || !opener) return [];
    const sides = { communityId, opener, answerer: office, answererId: OFFICE_USER_ID, talk };
    return [{ at: at(0.8 + i * 0.047, 11.2), play: () => talkDirectly(stage, sides) }];
  });
  const private_ = directTalks.flatMap((talk, i): Scene[] => {
    const [opener, answerer] = [alumni[5 + i], alumni[0]];
    if (!opener || !answerer) return [];
    const play = async () => {
      const answererId = await memberIdOf(stage, communityId, answerer);
      await talkDirectly(stage, { communityId, opener, answerer, answererId, talk });
    };
    return [{ at: at(0.93 + i * 0.03, 20.4), play }];
  });
  const everybody = [...alumni, ...employees, ...ordinaryAdministrator, ...contractor];
  return [
    ...questions,
    ...private_,
    { at: at(0.96, 6), play: () => readNotices(stage, communityId, everybody) },
  ];
}

async function readNotices(stage: Stage, communityId: number, people: readonly DemoPerson[]): Promise<void> {
  for (const person of people)
    await (await stage.as(person))(markNoticesRead, { params: { id: communityId } });
}
