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
  missing: "These terms have not been published yet.",
  consent: {
    title: "The terms have changed",
    lead: (community) =>
      `To continue using ${community}, please agree to the following. What you were writing is kept.`,
    versions: (before, after) => `From version ${before} to version ${after}`,
    whole: "Read all of the new version",
    added: "Added",
    removed: "Removed",
    addedMark: "Added: ",
    removedMark: "Removed: ",
    omitted: (lines) => `(${lines} unchanged lines omitted)`,
    onlyForm: "The wording has not changed.",
    agree: "Agree and continue",
    declining: "If you do not agree:",
    logOut: "Log out",
    leaveCommunity: "Leave the community",
    leaveService: "Leave Enishi",
  },
};
