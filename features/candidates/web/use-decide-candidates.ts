import { useActs } from "#kit/web/bulk/use-acts.tsx";
import type { BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import { approveCandidates, deleteCandidates, rejectCandidates } from "../contract/decisions.ts";
import { useCandidateMessages } from "./messages.ts";
import { RejectionReason } from "./rejection-reason.tsx";

/** Decides about one or many candidates after a preview. R365, R477 */
export function useDecideCandidates(communityId: number, onDone: BulkOptions["onDone"]) {
  const { action: label, decide: words, failed } = useCandidateMessages();
  return useActs(
    [
      { call: approveCandidates, label: label.approve, words: words.approve, isNext: true },
      {
        call: rejectCandidates,
        label: label.reject,
        words: words.reject,
        irreversible: true,
        isAnswer: true,
        asks: { Fields: RejectionReason },
      },
      { call: deleteCandidates, label: label.delete, words: words.delete, irreversible: true },
    ],
    { communityId, counted: "people", onDone, failed },
  );
}
