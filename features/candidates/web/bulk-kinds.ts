import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { listCandidates } from "../contract/calls.ts";

const shared = {
  counted: "people",
  list: listCandidates,
  screen: "/community/communities/:id/alumnus_candidates_waiting_approval",
} as const;

export const candidateKinds: readonly BulkKind[] = [
  { ...shared, kind: "approveCandidates", label: { ja: "候補者の承認", en: "Approving candidates" } },
  { ...shared, kind: "rejectCandidates", label: { ja: "候補者の却下", en: "Rejecting candidates" } },
  { ...shared, kind: "deleteCandidates", label: { ja: "候補者の削除", en: "Deleting candidates" } },
];
