import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  action: "Invite people",
  title: "Invitation URL",
  lead: "Send this URL to the people you want to invite. Anyone who opens it can register as an alumnus.",
  url: "Invitation URL",
  code: "Invitation code",
  copyUrl: "Copy the URL",
  copyCode: "Copy the code",
  validUntil: (date) => `Valid until ${date}`,
  share: "Share",
  shareOn: (service) => `Share on ${service} (new window)`,
  shareText: (community) => `You are invited to join ${community}.`,
  own: "your invitation URL",
  of: (name) => `${name}'s invitation URL`,
  manage: { renew: "Renew", revoke: "Stop", reissue: "Issue again" },
  confirm: {
    renew: (subject) => `Renew ${subject}?`,
    revoke: (subject) => `Stop ${subject}?`,
  },
  consequence: {
    renew: "The current URL will no longer work. Please send the new one to the people you have invited.",
    revoke: "The URL will no longer work, and none is shown until an administrator issues it again.",
  },
  done: {
    renew: "The invitation URL has been renewed",
    revoke: "The invitation URL has been stopped",
  },
  show: "Show the invitation URL…",
  renew: "Renew…",
  revoke: "Stop…",
  column: {
    name: "Inviter",
    kind: "Kind",
    state: "Status",
    registered: "Registered",
    created: "Issued",
    expires: "Valid until",
  },
  ownBadge: "Yours",
  kind: { community_admin: "Administrator", alumni: "Alumnus", employee: "Employee" },
  people: (count) => count,
  state: { valid: "Valid", ending: "Ends within 7 days", expired: "Expired", revoked: "Stopped" },
  issuedBy: { label: "Issued by", office: "The office", members: "Members" },
  list: {
    title: "Invitations",
    search: "Search by display name",
    issue: "Issue an invitation URL",
    csv: "CSV import",
    employees: "Employee invitations",
    empty: "No invitation URLs yet",
    emptyHint:
      "The invitation URLs and how many have registered by each are listed here. If one has reached people it should not have, stop or renew it.",
  },
  forbidden: "Invitation URLs cannot be issued in this community. Please ask its administrator.",
};
