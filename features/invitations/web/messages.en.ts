import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  action: "Invite people",
  title: "Invitation URL",
  lead: "Send this URL to the people you want to invite. Whoever opens it can register as an alumnus.",
  url: "Invitation URL",
  code: "Invitation code",
  copyUrl: "Copy the URL",
  copyCode: "Copy the code",
  validUntil: (date) => `Valid until ${date}`,
  share: "Share",
  shareOn: (service) => `Share on ${service} (new window)`,
  shareText: (community) => `Won't you join ${community}?`,
  forbidden: "Invitation URLs cannot be issued in this community. Please ask its administrator.",
};
