import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useId, useState } from "react";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Question } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { errorText } from "../errors/error-texts.ts";
import { reportError } from "../errors/report-error.ts";
import { useLanguage } from "../i18n.ts";
import { type AfterCall, afterCall, refreshChanged, stopChanged } from "./after-call.ts";

type Options<C extends AnyCall, V> = AfterCall<C, V> & {
  /** It may be a promise, such as for a passkey. */
  readonly input: (what: V) => CallInput<C> | Promise<CallInput<C>>;
  /** Replaces the plain call. */
  readonly send?: (input: CallInput<C>, what: V) => Promise<AnswerOf<C>>;
  /** Returns the question to ask first; undefined acts at once. */
  readonly ask?: (what: V) => Question | undefined;
  /** Shows the outcome before the server has answered; returns how to undo that. */
  readonly show?: (what: V) => () => void;
  /** This is awaited before the calls in `changes` are reloaded. */
  readonly onDone?: (answer: AnswerOf<C>, what: V) => unknown;
  /** This is said where somebody else was first and the thing is gone (404). */
  readonly gone?: (what: V) => string;
  readonly onGone?: (what: V) => void;
  /** The screen itself shows `isStale`, where the thing has changed since it was loaded. */
  readonly showsStale?: boolean;
  readonly showsProblem?: boolean;
  /** This is said where it failed for an unknown reason. */
  readonly failed?: (what: V) => string;
  /** The screen words a refusal itself, "" for none; undefined for any other. */
  readonly refused?: (error: ApiError, what: V) => string | undefined;
  readonly onRefused?: (error: ApiError, what: V) => void;
};

// The first screens people open need no dialog until something is asked.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#kit/ui/confirm-dialog/confirm-dialog.tsx")).ConfirmDialog,
}));

const { ERROR_STATUS_HAS_CHANGED, ERROR_UNEXPECTED, RECORD_NOT_FOUND } = commonErrors;

/** Says whether an action with this call is under way, on whatever part of the screen. */
export const useIsUnderWay = (call: AnyCall): boolean =>
  // The key of a mutation would do, if a button that turns into its opposite did not lose its error with it.
  useIsMutating({
    predicate: ({ state }) => (state.variables as { readonly call?: AnyCall } | undefined)?.call === call,
  }) > 0;

/**
 * Acts on what is shown: asks, sends, reports, and reloads what the call `changes`. Render `dialog` somewhere; the
 * question stays until the answer is there. An act under way keeps the call and options with which it began, whatever
 * is rendered meanwhile. What `show` shows at once may be pressed again before the answer: such acts reach the server
 * one after the other, and only the last answer counts.
 */
export function useAction<C extends AnyCall, V = void>(call: C, options: Options<C, V>) {
  type Act = { readonly what: V; readonly call: C; readonly options: Options<C, V> };
  type Undo = (() => void) | undefined;
  const cache = useQueryClient();
  const { language } = useLanguage();
  const [asked, setAsked] = useState<{ readonly what: V; readonly question: Question } | null>(null);
  const turn = useId();
  const isFollowed = () => cache.isMutating({ predicate: ({ options }) => options.scope?.id === turn }) > 1;
  const mutation = useMutation<AnswerOf<C>, ApiError, Act, Undo>({
    ...(options.show && { scope: { id: turn } }),
    onMutate: async (act) => {
      if (!act.options.show) return undefined;
      await stopChanged(cache, act.call);
      return act.options.show(act.what);
    },
    mutationFn: async (act) => {
      const input = await act.options.input(act.what);
      return act.options.send ? act.options.send(input, act.what) : send(act.call, input as never);
    },
    onSuccess: (answer, { what, call, options }) =>
      isFollowed() ? undefined : afterCall(cache, call, { answer, what }, options, options.onDone),
    onError: (failed, act, undo) => {
      const { gone, onGone, show, showsStale, showsProblem, refused, onRefused } = act.options;
      undo?.();
      onRefused?.(failed, act.what);
      // The options that were offered may be out of date.
      const refresh = () => refreshChanged(cache, act.call);
      if (gone && isApiError(failed, RECORD_NOT_FOUND.code)) {
        toast({ type: "info", message: gone(act.what) });
        onGone?.(act.what);
        return refresh();
      }
      if (showsStale && isApiError(failed, ERROR_STATUS_HAS_CHANGED.code)) return;
      if (show || failed.status === 400 || failed.status === 404) refresh();
      if (showsProblem) return;
      const words = isApiError(failed, ERROR_UNEXPECTED.code) ? act.options.failed : undefined;
      const message = words?.(act.what) ?? refused?.(failed, act.what);
      if (message) toast({ type: "error", message });
      else if (message === undefined) reportError(failed, { call: "mutation" });
    },
    onSettled: () => setAsked(null),
  });
  const { isPending, isSuccess, variables, error, reset } = mutation;
  const start = (what: V) => mutation.mutate({ what, call, options });
  const run = (what: V) => {
    const question = options.ask?.(what);
    if (question) setAsked({ what, question });
    else start(what);
  };
  const cancel = useCallback(() => setAsked(null), []);
  const dialog = asked && (
    <Suspense fallback={null}>
      <ConfirmDialog
        {...asked.question}
        pending={isPending}
        onConfirm={() => start(asked.what)}
        onCancel={cancel}
      />
    </Suspense>
  );
  const failed = error && variables;
  return {
    run,
    dialog,
    cancel,
    isPending,
    isDone: isSuccess,
    /** The act under way acts on this. */
    running: isPending ? variables.what : undefined,
    error,
    isStale: isApiError(error, ERROR_STATUS_HAS_CHANGED.code),
    problem: failed && (failed.options.refused?.(error, failed.what) ?? errorText(error, language)),
    reset,
  };
}
