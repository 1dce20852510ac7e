import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import { renewInvitationKey, revokeInvitationKey } from "../contract/calls.ts";
import { findKey, isMemberOf, revokeKey } from "./invitations.sql.ts";
import { issueKey } from "./issue-key.ts";

/** Finds the member whose code is meant: the administrator, or somebody of the same community. */
async function findInviter(db: Db, { communityId, membershipId }: Member, userId: number | undefined) {
  if (userId === undefined) return { communityId, membershipId };
  if (!(await isMemberOf(db, communityId, userId))) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { communityId, membershipId: userId };
}

export const manageKeyRoutes = [
  serve(renewInvitationKey, async (context, { body }) => {
    const inviter = await findInviter(context.db, context.member, body.user_id);
    await issueKey(context, inviter, await findKey(context.db, inviter.membershipId));
    await recordAct(context, { target: { kind: "membership", id: inviter.membershipId } });
  }),

  serve(revokeInvitationKey, async (context, { body }) => {
    const { membershipId } = await findInviter(context.db, context.member, body.user_id);
    await revokeKey(context.db, membershipId, context.now);
    await recordAct(context, { target: { kind: "membership", id: membershipId } });
  }),
];
