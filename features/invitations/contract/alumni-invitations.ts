import * as z from "zod/mini";
import { invitedReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { time } from "#kit/contract/wire.ts";
import { viewInvitations } from "./audit-names.ts";

/** `sending` means that no mail has left yet. An invitation is in exactly one state. */
export const alumniInvitationStates = [
  "sending",
  "sent",
  "opened",
  "expired",
  "revoked",
  "registered",
] as const;
export type AlumniInvitationState = (typeof alumniInvitationStates)[number];

const alumniInvitation = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  state: z.enum(alumniInvitationStates),
  /** This administrator sent it; it is null once they have left. */
  invited_by: z.nullable(z.string()),
  invited_at: time,
  /** The latest mail has left, the link was opened first, and somebody has registered at these times. */
  sent_at: z.nullable(time),
  opened_at: z.nullable(time),
  answered_at: z.nullable(time),
  expires_at: time,
});
export type AlumniInvitation = z.output<typeof alumniInvitation>;

const path = "/communities/{id}/alumni_invitations";

/** The list has no keys, which only the mails contain. */
export const listAlumniInvitations = listCall({
  view: viewInvitations,
  security: "personalDataViewed",
  path,
  all: `${path}/all`,
  summary: "Alumni who have been mailed an invitation; without `state` those who have not registered",
  row: alumniInvitation,
  search: "info",
  filters: { state: z.optional(z.enum(alumniInvitationStates)) },
  sorts: { invited_at: "desc", expires_at: "asc" },
});

const shared = {
  subject: "alumniInvitation",
  list: listAlumniInvitations,
  reasons: invitedReasons,
  changes: [path, `${path}/all`],
} as const;

export const sendAlumniInvitations = bulkCall({
  ...shared,
  kind: act("sendAlumniInvitations", { ja: "アルムナイに招待メールを再送", en: "Invited an alumnus again" }),
  security: "invitationsChanged",
  path: `${path}/send`,
  summary: "Mail alumni their invitation again; the earlier mails open nothing once it has left",
});

export const revokeAlumniInvitations = bulkCall({
  ...shared,
  kind: act("revokeAlumniInvitations", {
    ja: "アルムナイの招待を停止",
    en: "Stopped an alumnus’s invitation",
  }),
  security: "invitationsChanged",
  path: `${path}/revoke`,
  summary: "Stop mailed invitations of alumni",
});
