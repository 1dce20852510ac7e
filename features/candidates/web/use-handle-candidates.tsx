import { useQueryClient } from "@tanstack/react-query";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Target } from "#kit/contract/list-call.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TargetList } from "#kit/web/table/target-list.tsx";
import { type CandidateAction, handleCandidates, showCandidate } from "../contract/calls.ts";
import { useCandidateMessages } from "./messages.ts";

type Handled = AnswerOf<typeof handleCandidates>["data"];
type BulkAction = { readonly action: CandidateAction; readonly people: readonly Target[] };

/** Approve, reject or delete after a confirmation in names and numbers; says what became of each. R365 */
export function useHandleCandidates(communityId: number, onHandled: () => void) {
  const text = useCandidateMessages();
  const cache = useQueryClient();
  const tell = (action: CandidateAction, handled: Handled) => {
    const left = [
      handled.already_handled > 0 && text.done.handledAlready(handled.already_handled),
      handled.limit_reached > 0 && text.done.limitReached(handled.limit_reached),
    ].filter((sentence) => sentence !== false);
    toast({ type: "success", message: text.done[action](handled.done) });
    if (left.length > 0) toast({ type: "info", message: left.join("\n") });
  };
  const { run, running, dialog } = useAction(handleCandidates, {
    input: ({ action, people }: BulkAction) => ({
      params: { id: communityId, action },
      body: { ids: people.map(({ id }) => id) },
    }),
    ask: ({ action, people }) => ({
      title: text.confirm[action].title(people.length),
      message: (
        <>
          <p>{text.confirm[action].text}</p>
          <TargetList targets={people} />
        </>
      ),
      confirmLabel: text.action[action],
      danger: action !== "approve",
    }),
    onDone: ({ data }, { action }) => {
      tell(action, data);
      // Whoever was just handled is no candidate any more; the screen about them is being left.
      void cache.invalidateQueries({ queryKey: [showCandidate.path], refetchType: "none" });
      onHandled();
    },
    refused: ({ code }, { people }) => {
      // R479: administrators are pointed to the plan.
      if (code === membershipErrors.VALIDATE_NUMBER_OF_USERS.code) return text.done.limitOnly;
      // R477
      return code === commonErrors.ERROR_UNEXPECTED.code && people.length > 1 ? text.done.failed : undefined;
    },
  });
  return { handle: run, running: running?.action, dialog };
}
