import { type ErrorParams, errorCodes } from "#kit/contract/errors.ts";

const decided: Record<string, { readonly ja: string; readonly en: string }> = {
  approveCandidates: { ja: "承認", en: "approved" },
  rejectCandidates: { ja: "却下", en: "rejected" },
  deleteCandidates: { ja: "削除", en: "deleted" },
};
const actIn = ({ kind = "" }: ErrorParams) => decided[kind] ?? { ja: `${kind}`, en: `${kind}` };

export const candidateErrors = errorCodes({
  /** Another administrator was first; only administrators are told about whom, by whom and when. */
  CANDIDATE_DECIDED: {
    status: 404,
    ja: (at) => `${at.by}さんが${at.at}に${actIn(at).ja}しました。`,
    en: (at) => `${at.by} ${actIn(at).en} this application on ${at.at}.`,
  },
});
