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
  management: "Manage invitation URLs",
  issued: "The other members' URLs",
  issuedLead: "If a URL has reached people it should not have, stop or renew it.",
  nobody: "No other member has used an invitation URL yet.",
  registered: (count) => `Registered: ${count}`,
  revoked: "Stopped",
  expired: "Expired",
  forbidden: "Invitation URLs cannot be issued in this community. Please ask its administrator.",
};
