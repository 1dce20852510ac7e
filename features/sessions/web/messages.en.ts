import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  action: "Log out",
  title: "Log out?",
  text: "You will be logged out on this device, and drafts you have not sent will be removed from it.",
};
