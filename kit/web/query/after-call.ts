import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnswerOf, AnyCall } from "#kit/contract/call.ts";
import { type ToastAction, toast } from "#kit/ui/toaster/toast.ts";

/** What follows once the server has done what was asked; `what` is what it was done to or with. */
export type AfterCall<C extends AnyCall, V> = {
  /** The key of a reading whose answer this one is as well. */
  readonly keptAs?: QueryKey;
  /** What is told of it. */
  readonly done?: (answer: AnswerOf<C>, what: V) => string;
  /** What can be done about it from there, such as taking it back. */
  readonly follow?: (answer: AnswerOf<C>, what: V) => readonly ToastAction[];
};

const readingsOf = ({ changes = [] }: AnyCall) =>
  changes === "everything" ? [{}] : changes.map((path) => ({ queryKey: [path] }));

/** Reads anew what the call `changes`. */
export const refreshChanged = (cache: QueryClient, call: AnyCall): void => {
  for (const readings of readingsOf(call)) void cache.invalidateQueries(readings);
};

/** Reads anew what has been asked by any of the calls, for any values. */
export const refresh = (cache: QueryClient, ...calls: readonly Pick<AnyCall, "path">[]): void => {
  for (const { path } of calls) void cache.invalidateQueries({ queryKey: [path] });
};

/** An answer under way knows nothing of what is shown already, and would undo it on screen. */
export const stopChanged = (cache: QueryClient, call: AnyCall): Promise<unknown> =>
  Promise.all(readingsOf(call).map((readings) => cache.cancelQueries(readings)));

/** `further` comes before anything is read anew, since it may lead to where less of that is shown. */
export async function afterCall<C extends AnyCall, V>(
  cache: QueryClient,
  call: C,
  { answer, what }: { readonly answer: AnswerOf<C>; readonly what: V },
  { keptAs, done, follow }: AfterCall<C, V>,
  further: ((answer: AnswerOf<C>, what: V) => unknown) | undefined,
): Promise<void> {
  if (keptAs) cache.setQueryData(keptAs, answer);
  await further?.(answer, what);
  refreshChanged(cache, call);
  if (done) toast({ type: "success", message: done(answer, what), actions: follow?.(answer, what) ?? [] });
}
