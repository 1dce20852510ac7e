import { useQueryClient } from "@tanstack/react-query";
import type { BulkCall, Selection } from "#kit/contract/bulk.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { useBulk } from "#kit/web/bulk/use-bulk.tsx";
import { showCandidate } from "../contract/calls.ts";
import {
  approveCandidates,
  type CandidateAction,
  candidateActions,
  deleteCandidates,
  rejectCandidates,
} from "../contract/decisions.ts";
import { useCandidateMessages } from "./messages.ts";

type Decision = { readonly action: CandidateAction; readonly selection: Selection };

/** Approve, reject or delete, one or many, after a look at whom it hits. R365 */
export function useHandleCandidates(communityId: number, onHandled: () => void) {
  const decisions = {
    approve: useDecision("approve", approveCandidates, communityId, onHandled),
    reject: useDecision("reject", rejectCandidates, communityId, onHandled),
    delete: useDecision("delete", deleteCandidates, communityId, onHandled),
  };
  return {
    handle: ({ action, selection }: Decision) => decisions[action].run(selection),
    running: candidateActions.find((action) => decisions[action].isPending),
    dialog: (
      <>
        {decisions.approve.dialog}
        {decisions.reject.dialog}
        {decisions.delete.dialog}
      </>
    ),
  };
}

function useDecision(action: CandidateAction, call: BulkCall, communityId: number, onHandled: () => void) {
  const text = useCandidateMessages();
  const cache = useQueryClient();
  return useBulk(call, {
    communityId,
    words: text.decide[action],
    counted: "people",
    irreversible: action === "delete",
    onDone: () => {
      // Whoever was just handled is no candidate any more; the screen about them is being left.
      void cache.invalidateQueries({ queryKey: [showCandidate.path], refetchType: "none" });
      onHandled();
    },
    onNobody: () => void cache.invalidateQueries({ queryKey: [showCandidate.path] }),
    // R477
    refused: ({ code }) => (code === commonErrors.ERROR_UNEXPECTED.code ? text.failed : undefined),
  });
}
