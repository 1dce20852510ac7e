import { playScenes, type Stage } from "../stage.ts";
import { becomeFirstOperator, inviteColleague } from "./become-operator.ts";
import { converseScenes } from "./converse.ts";
import { foundCommunities } from "./found.ts";
import { groupScenes } from "./group-scenes.ts";
import { joinScenes } from "./join-scenes.ts";
import { officeScenes } from "./office-scenes.ts";
import { makePlan } from "./plan.ts";
import { portfolioScenes } from "./portfolio-scenes.ts";
import { postScenes } from "./post-scenes.ts";
import { schoolScenes } from "./school.ts";
import { serveMembers } from "./serve-members.ts";

type Life = { readonly report: (line: string) => void; readonly now: Date; readonly days: number };

/** It begins as every installation does, with the first operator. Returns the key of their authenticator app. */
export async function liveThrough(stage: Stage, { report, now, days }: Life): Promise<string> {
  const operator = await becomeFirstOperator(stage);
  await serveMembers((await inviteColleague(stage, operator.call)).call);
  const ids = await foundCommunities(stage, operator.call);
  report("  The communities are founded.");
  const plan = makePlan(ids.company, now, days);
  await playScenes(stage.clock, [
    ...joinScenes(stage, plan),
    ...schoolScenes(stage, plan, ids.school),
    ...postScenes(stage, plan, report),
    ...converseScenes(stage, plan),
    ...groupScenes(stage, plan),
    ...portfolioScenes(stage, plan),
    ...officeScenes(stage, plan),
  ]);
  return operator.appKey;
}
