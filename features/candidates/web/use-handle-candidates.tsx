import { useMutation, useQueryClient } from "@tanstack/react-query";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { Target } from "#kit/contract/list-call.ts";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { TargetList } from "#kit/web/table/target-list.tsx";
import { type CandidateAction, handleCandidates, listCandidates, showCandidate } from "../contract/calls.ts";
import { useCandidateMessages } from "./messages.ts";

type Handled = AnswerOf<typeof handleCandidates>["data"];
type Run = { readonly action: CandidateAction; readonly people: readonly Target[] };

/** Approve, reject or delete after a confirmation in names and numbers; says what became of each. R365 */
export function useHandleCandidates(communityId: number, onHandled: () => void) {
  const text = useCandidateMessages();
  const cache = useQueryClient();
  const { ask, dialog } = useConfirm();
  const relist = (refetchType: "active" | "none") => {
    void cache.invalidateQueries({ queryKey: [listCandidates.path] });
    void cache.invalidateQueries({ queryKey: [showCandidate.path], refetchType });
  };
  const tell = (action: CandidateAction, handled: Handled) => {
    const left = [
      handled.already_handled > 0 && text.done.handledAlready(handled.already_handled),
      handled.limit_reached > 0 && text.done.limitReached(handled.limit_reached),
    ].filter((sentence) => sentence !== false);
    toast({ type: "success", message: text.done[action](handled.done) });
    if (left.length > 0) toast({ type: "info", message: left.join("\n") });
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ action, people }: Run) =>
      send(handleCandidates, {
        params: { id: communityId, action },
        body: { ids: people.map(({ id }) => id) },
      }),
    meta: { quiet: true },
    onSuccess: ({ data }, { action }) => {
      tell(action, data);
      // Whoever was just handled is no candidate any more; the screen about them is being left.
      relist("none");
      onHandled();
    },
    onError: (error: ApiError) => {
      // R479: administrators are pointed to the plan.
      if (error.code === membershipErrors.VALIDATE_NUMBER_OF_USERS.code)
        return toast({ type: "error", message: text.done.limitOnly });
      reportError(error, { quiet: false, call: "mutation" });
      relist("active");
    },
  });

  const handle = async (run: Run) => {
    const { title, text: consequence } = text.confirm[run.action];
    const yes = await ask({
      title: title(run.people.length),
      message: (
        <>
          <p>{consequence}</p>
          <TargetList targets={run.people} />
        </>
      ),
      confirmLabel: text.action[run.action],
      danger: run.action !== "approve",
    });
    if (yes) mutate(run);
  };
  return { handle, running: isPending ? variables?.action : undefined, dialog };
}
