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
  consent: {
    title: "The terms have changed",
    lead: (community) =>
      `To go on using ${community}, please agree to the following. What you were writing is still there.`,
    versions: (before, after) => `From version ${before} to version ${after}`,
    whole: "Read all of the new version",
    added: "Added",
    removed: "Removed",
    addedMark: "Added: ",
    removedMark: "Removed: ",
    omitted: (lines) => `(${lines} unchanged lines left out)`,
    onlyForm: "The wording has not changed.",
    agree: "Agree and go on",
    declining: "Or:",
    logOut: "Log out",
    leaveCommunity: "Leave the community",
    leaveService: "Leave Enishi",
  },
};
