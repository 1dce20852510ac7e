import { userTypeOf } from "#kit/server/access/actor.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { type IssuedKey, listInvitationKeys } from "../contract/calls.ts";
import { stateOf } from "./invitation-state.ts";
import { issuedKeyColumns, issuedKeys } from "./issued-keys.sql.ts";
import { may } from "./policy.ts";

export const listKeyRoutes = serveList(listInvitationKeys, {
  find: ({ db, member, now }, { info, state, issued_by }) =>
    issuedKeys(db, {
      communityId: member.communityId,
      pattern: info && likePattern(info),
      state,
      byOffice: issued_by && issued_by === "office",
      now,
    }),
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
