import { contractor, employees, ordinaryAdministrator } from "../people/roster.ts";
import { playScenes, type Stage } from "../stage.ts";
import { answerQuestions } from "./answer-questions.ts";
import { converseScenes } from "./converse.ts";
import { foundCommunities } from "./found.ts";
import { groupScenes } from "./group-scenes.ts";
import { joinScenes } from "./join-scenes.ts";
import { officeScenes } from "./office-scenes.ts";
import { hangPictures, showFaces } from "./picture.ts";
import { makePlan } from "./plan.ts";
import { postScenes } from "./post-scenes.ts";
import { schoolScenes } from "./school.ts";

type Life = { readonly report: (line: string) => void; readonly now: Date; readonly days: number };

export async function liveThrough(stage: Stage, { report, now, days }: Life): Promise<void> {
  const ids = await foundCommunities(stage);
  for (const administrator of contractor) await hangPictures(stage, ids.company, administrator);
  await showFaces(stage, ids.company, [...contractor, ...ordinaryAdministrator, ...employees]);
  await answerQuestions(stage);
  report("  The communities are founded.");
  const plan = makePlan(ids.company, now, days);
  await playScenes(stage.clock, [
    ...joinScenes(stage, plan),
    ...schoolScenes(stage, plan, ids.school),
    ...postScenes(stage, plan, report),
    ...converseScenes(stage, plan),
    ...groupScenes(stage, plan),
    ...officeScenes(stage, plan),
  ]);
}
