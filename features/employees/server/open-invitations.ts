import { stateOf } from "#features/invitations/server/index.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listOpenInvitations, type OpenInvitation } from "../contract/open-invitations.ts";
import { invitedName, openInvitationColumns, openInvitations } from "./open-invitations.sql.ts";
import { may } from "./policy.ts";

export const openInvitationRoutes = serveList(listOpenInvitations, {
  find: ({ db, member, now }, filters) =>
    openInvitations(db, { ...filters, communityId: member.communityId, now }),
  columns: (found) => found.select(openInvitationColumns),
  id: "m.id",
  known: { number: "m.management_no", name: invitedName },
  order: { invited_at: "i.created_at", expires_at: "i.expires_at" },
  view: async (rows, { now }) =>
    rows.map(
      ({ member_state, created_at, expires_at, revoked_at, ...row }): OpenInvitation => ({
        ...row,
        state: stateOf({ expires_at, revoked_at }, now),
        invited_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        may_renew: may.inviteAgain({ state: member_state }),
      }),
    ),
});
