import { commonErrors } from "#kit/contract/errors.ts";
import { totalPages } from "#kit/contract/paging.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import {
  type IssuedKey,
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
} from "../contract/calls.ts";
import { countIssuedKeys, findKey, isMemberOf, listIssuedKeys, revokeKey } from "./invitations.sql.ts";
import { issueKey } from "./issue-key.ts";
import { may } from "./policy.ts";

/** The member whose code is meant: the administrator, or somebody of the same community. */
async function findInviter(db: Db, { communityId, membershipId }: Member, userId: number | undefined) {
  if (userId === undefined) return { communityId, membershipId };
  if (!(await isMemberOf(db, communityId, userId))) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { communityId, membershipId: userId };
}

export const manageKeyRoutes = [
  serve(renewInvitationKey, async (context, { body }) => {
    const inviter = await findInviter(context.db, context.member, body.user_id);
    await issueKey(context, inviter, await findKey(context.db, inviter.membershipId));
    return {};
  }),

  serve(revokeInvitationKey, async (context, { body }) => {
    const { membershipId } = await findInviter(context.db, context.member, body.user_id);
    await revokeKey(context.db, membershipId, context.now);
    return {};
  }),

  serve(listInvitationKeys, async ({ db, member, now }, { query }) => {
    const { page, per_page: perPage } = query;
    const rows = await listIssuedKeys(db, member, { page, perPage });
    const total = await countIssuedKeys(db, member);
    const records = rows.map(
      ({ kind, role, expires_at, revoked_at, registered_count, ...row }): IssuedKey => ({
        ...row,
        user_type: may.administrate({ role })
          ? "community_admin"
          : kind === "alumnus"
            ? "alumni"
            : "employee",
        state: revoked_at ? "revoked" : expires_at <= now ? "expired" : "valid",
        expires_at: expires_at.toISOString(),
        registered_count: Number(registered_count),
      }),
    );
    return { data: { records }, total_pages: totalPages(total, perPage), total_records: total };
  }),
];
