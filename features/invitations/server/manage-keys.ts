import { commonErrors } from "#kit/contract/errors.ts";
import { type Member, userTypeOf } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import {
  type IssuedKey,
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
} from "../contract/calls.ts";
import { stateOf } from "./invitation-state.ts";
import { findKey, isMemberOf, revokeKey } from "./invitations.sql.ts";
import { issueKey } from "./issue-key.ts";
import { issuedKeyColumns, issuedKeys } from "./issued-keys.sql.ts";
import { may } from "./policy.ts";

export const listKeyRoutes = serveList(listInvitationKeys, {
  find: ({ db, member, now }, filters) =>
    issuedKeys(db, { ...filters, communityId: member.communityId, now }),
  columns: (found) => found.select(issuedKeyColumns),
  id: "k.id",
  order: { created_at: "k.created_at", expires_at: "k.expires_at" },
  view: async (rows, { member, now }) =>
    rows.map(
      ({ kind, role, created_at, expires_at, revoked_at, ...row }): IssuedKey => ({
        ...row,
        user_type: may.administrate({ role }) ? "community_admin" : userTypeOf(kind),
        is_own: row.user_id === member.membershipId,
        state: stateOf({ expires_at, revoked_at }, now),
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
      }),
    ),
});

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
