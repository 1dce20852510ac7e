import * as z from "zod/mini";
import { invitedReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { viewInvitations } from "./audit-names.ts";
import { mailedEmail, mailedFields, mailedState, wholeEmail } from "./mailed-fields.ts";

/** `sending` means that no mail has left yet. An invitation is in exactly one state. */
export const alumniStateWords = {
  sending: { ja: "送信中", en: "Sending" },
  sent: { ja: "未開封", en: "Not opened" },
  opened: { ja: "開封済み・未登録", en: "Opened, not registered" },
  expired: { ja: "期限切れ", en: "Expired" },
  revoked: { ja: "停止中", en: "Stopped" },
  registered: { ja: "登録済み", en: "Registered" },
} as const;
export type AlumniInvitationState = keyof typeof alumniStateWords;
const states = Object.keys(alumniStateWords) as AlumniInvitationState[];

const { name, invited_by, invited_at, expires_at } = mailedFields;
const late = { nullable: true, optional: true } as const;
const listed = field.fields(
  {
    name,
    email: field.email(mailedEmail, wholeEmail),
    state: field.choice(states, alumniStateWords, mailedState, { filter: true, width: 10.5 }),
    invited_by,
    invited_at,
    /** The latest mail has left, the link was opened first, and somebody has registered at these times. */
    sent_at: field.moment({ ja: "送信日時", en: "Sent" }, late),
    opened_at: field.moment({ ja: "開いた日時", en: "Opened" }, late),
    answered_at: field.moment({ ja: "登録日時", en: "Registered" }, late),
    expires_at,
  },
  { id: z.number() },
);
export type AlumniInvitation = z.output<typeof listed.row>;

const path = "/communities/{id}/alumni_invitations";

/** The list has no keys, which only the mails contain. */
export const listAlumniInvitations = listCall({
  view: viewInvitations,
  security: "personalDataViewed",
  path,
  all: `${path}/all`,
  summary: "Alumni who have been mailed an invitation; without `state` those who have not registered",
  search: "info",
  ...listed,
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
