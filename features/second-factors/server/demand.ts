import { confirmOwner, lockUnchanged } from "#features/accounts/server/index.ts";
import { demandSecondFactor } from "#features/communities/server/index.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { setDemand, showDemand } from "../contract/calls.ts";
import { findDemand, listAdministratorRecipients } from "./demand.sql.ts";
import { sendDemandLetter } from "./mails.ts";
import { may } from "./policy.ts";
import { hasSecondFactor } from "./second-factors.sql.ts";

async function demandView(db: Db, member: Member) {
  const { demands_second_factor } = await findDemand(db, member.communityId);
  const administrators = (await listAdministratorRecipients(db, member.communityId)).map((one) => ({
    user_id: one.membership_id,
    name: one.display_name,
    has_second_factor: one.has_second_factor,
  }));
  return {
    data: { demands_second_factor, may_stop: may.stopDemanding(member) === true, administrators },
  };
}

/** Every administrator is mailed, since it concerns the protection of each of them. */
async function changeDemand(
  work: Work,
  { communityId, accountId, membershipId }: Member,
  demands: boolean,
): Promise<boolean> {
  if (demands) {
    assertMay(may.demandSecondFactor(await hasSecondFactor(work.db, accountId)));
  }
  if (!(await demandSecondFactor(work.db, communityId, demands))) return false;
  const { name: community } = await findDemand(work.db, communityId);
  const administrators = await listAdministratorRecipients(work.db, communityId);
  const by = administrators.find((one) => one.membership_id === membershipId)?.display_name ?? "";
  for (const one of administrators) sendDemandLetter(work, one, { communityId, community, by, demands });
  return true;
}

export const demandRoutes = [
  serve(showDemand, ({ db, member }) => demandView(db, member)),

  serveInSteps(setDemand, async (context, { body: { demands_second_factor: demands, current_password } }) => {
    const { member } = context;
    if (!demands) assertMay(may.stopDemanding(member));
    const seen = await confirmOwner(context, current_password);
    await context.inTransaction(async (work) => {
      await lockUnchanged(work.db, seen);
      const isChanged = await changeDemand(work, member, demands);
      await recordAct(work, isChanged ? { changes: { demands_second_factor: [!demands, demands] } } : {});
    });
    return demandView(context.db, member);
  }),
];
