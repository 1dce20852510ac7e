import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Question } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { reportError } from "../errors/report-error.ts";

type Options<C extends AnyCall, V> = {
  readonly input: (what: V) => CallInput<C>;
  /** What is asked first; undefined where it is done at once. */
  readonly ask?: (what: V) => Question | undefined;
  /** What is told of it. */
  readonly done?: (answer: AnswerOf<C>, what: V) => string;
  readonly onDone?: (answer: AnswerOf<C>, what: V) => void;
  /** What is told where somebody else was first and it is no longer there (404). */
  readonly gone?: (what: V) => string;
  readonly onGone?: (what: V) => void;
  /** The screen itself shows `isStale`, where what was acted upon has changed since it was read. */
  readonly showsStale?: boolean;
  /** The screen's own words for a refusal; undefined for any other. */
  readonly refused?: (error: ApiError, what: V) => string | undefined;
};

// The screens that people open first need no dialog until something is asked.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#kit/ui/confirm-dialog/confirm-dialog.tsx")).ConfirmDialog,
}));

const { ERROR_STATUS_HAS_CHANGED, RECORD_NOT_FOUND } = commonErrors;

/**
 * An act upon what is shown: asks, sends, tells, and reads anew what the call `changes`. Draw `dialog` somewhere. The
 * question stays, under way, until the answer is there.
 */
export function useAction<C extends AnyCall, V = void>(call: C, options: Options<C, V>) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<{ readonly what: V; readonly question: Question } | null>(null);
  const refresh = () => {
    for (const path of call.changes ?? []) void cache.invalidateQueries({ queryKey: [path] });
  };
  const { mutate, isPending, variables, error, reset } = useMutation<AnswerOf<C>, ApiError, V>({
    mutationFn: (what) => send(call, options.input(what) as never),
    meta: { silent: true },
    onSuccess: (answer, what) => {
      options.onDone?.(answer, what);
      refresh();
      if (options.done) toast({ type: "success", message: options.done(answer, what) });
    },
    onError: (failed, what) => {
      if (options.showsStale && isApiError(failed, ERROR_STATUS_HAS_CHANGED.code)) return;
      if (options.gone && isApiError(failed, RECORD_NOT_FOUND.code)) {
        toast({ type: "info", message: options.gone(what) });
        options.onGone?.(what);
        return refresh();
      }
      const message = options.refused?.(failed, what);
      if (message) toast({ type: "error", message });
      else reportError(failed, { silent: false, call: "mutation" });
      // What was offered may no longer be what is there.
      if (failed.status === 400 || failed.status === 404) refresh();
    },
    onSettled: () => setAsked(null),
  });
  const run = (what: V) => {
    const question = options.ask?.(what);
    if (question) setAsked({ what, question });
    else mutate(what);
  };
  const dialog = asked && (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={asked.question.title}
        confirmLabel={asked.question.confirmLabel}
        danger={asked.question.danger ?? false}
        pending={isPending}
        onConfirm={() => mutate(asked.what)}
        onCancel={() => setAsked(null)}
      >
        {asked.question.message}
      </ConfirmDialog>
    </Suspense>
  );
  return {
    run,
    dialog,
    isPending,
    /** What it is done to just now. */
    running: isPending ? variables : undefined,
    isStale: isApiError(error, ERROR_STATUS_HAS_CHANGED.code),
    reset,
  };
}
