import { act } from "#kit/contract/act.ts";

/** The list of the rejected is shown under this name too. */
export const viewCandidates = act("viewCandidates", {
  ja: "候補者の一覧を閲覧",
  en: "Viewed the list of candidates",
});
