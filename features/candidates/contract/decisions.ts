import * as z from "zod/mini";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { officeReason } from "#features/memberships/contract/office-reason.ts";
import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { text } from "#kit/contract/fields/text.ts";
import { liveEvent } from "#kit/contract/live.ts";
import { countCandidates, listCandidates, showCandidate } from "./calls.ts";
import { listRejections } from "./rejections.ts";

const shared = {
  subject: "membership",
  documented: "/communities/{id}/applicants/{action}",
  list: listCandidates,
  changes: [listCandidates.path],
  ends: [showCandidate.path],
} as const;

/** The first in the list get the places that are left. R365, R431, R478 */
export const approveCandidates = bulkCall({
  ...shared,
  kind: act("approveCandidates", { ja: "候補者を承認", en: "Approved a candidate" }),
  security: "membershipChanged",
  path: "/communities/{id}/applicants/approve",
  summary: "Approve candidates",
  errors: [membershipErrors.VALIDATE_NUMBER_OF_USERS],
});

export const rejectCandidates = bulkCall({
  ...shared,
  kind: act("rejectCandidates", { ja: "候補者を却下", en: "Rejected a candidate" }),
  security: "membershipChanged",
  path: "/communities/{id}/applicants/reject",
  summary: "Reject candidates; their mail does not say why",
  more: { reason: z.optional(text(officeReason)) },
  changes: [listCandidates.path, listRejections.path],
});

export const deleteCandidates = bulkCall({
  ...shared,
  kind: act("deleteCandidates", { ja: "候補者を削除", en: "Deleted a candidate" }),
  security: "membershipChanged",
  path: "/communities/{id}/applicants/delete",
  summary: "Delete candidates and all that they have entered",
});

export const candidateDecisions = {
  approve: approveCandidates,
  reject: rejectCandidates,
  delete: deleteCandidates,
} as const;

/** The community's administrators listen in this room. */
export const CONSOLE_ROOM = "console";

export const candidatesChanged = liveEvent(
  "candidates.changed",
  z.object({ community_id: z.number(), waiting: z.number() }),
  {
    keeps: [
      countCandidates,
      ({ community_id, ...answer }) => ({ input: { params: { id: community_id } }, answer }),
    ],
    changes: [listCandidates.path, showCandidate.path, listRejections.path],
  },
);
