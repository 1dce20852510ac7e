import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  title: {
    provider: "Enishi terms of use",
    alumni: "Membership terms",
    employee: "Notes on using the community",
  },
  version: (n) => `Version ${n}`,
  updated: (time) => `Updated ${time}`,
  missing: "It has not been published yet.",
};
