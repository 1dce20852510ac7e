import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnswerOf, AnyCall } from "#kit/contract/call.ts";
import { type ToastAction, toast } from "#kit/ui/toaster/toast.ts";

/** All this happens after a successful call; `what` is what it acted on. */
export type AfterCall<C extends AnyCall, V> = {
  /** The answer is also cached under this key. */
  readonly keptAs?: QueryKey;
  /** The message after success; "" for none. */
  readonly done?: (answer: AnswerOf<C>, what: V) => string;
  /** Returns what can be done from the message, such as undoing it. */
  readonly follow?: (answer: AnswerOf<C>, what: V) => readonly ToastAction[];
};

const readingsOf = ({ changes = [] }: AnyCall) =>
  changes === "everything" ? [{}] : changes.map((path) => ({ queryKey: [path] }));

export const refreshChanged = (cache: QueryClient, call: AnyCall): void => {
  for (const readings of readingsOf(call)) void cache.invalidateQueries(readings);
};

/** Reloads all cached answers of the calls, for any input. */
export const refresh = (cache: QueryClient, ...calls: readonly Pick<AnyCall, "path">[]): void => {
  for (const { path } of calls) void cache.invalidateQueries({ queryKey: [path] });
};

type Values = { readonly params?: object; readonly query?: object };

/** Reloads what the call has answered to these values, whatever its other values were. */
export const refreshReading = (
  cache: QueryClient,
  { path }: Pick<AnyCall, "path">,
  { params = {}, query = {} }: Values,
): Promise<void> => cache.invalidateQueries({ queryKey: [path, params, query] });

/** Drops all cached answers of the calls, so that nobody sees them again before they are reloaded. */
export const forget = (cache: QueryClient, ...calls: readonly Pick<AnyCall, "path">[]): void => {
  for (const { path } of calls) cache.removeQueries({ queryKey: [path] });
};

export const refreshAll = (cache: QueryClient): Promise<void> => cache.invalidateQueries();

/** An answer under way lacks the change that is shown already, and would undo it on the screen. */
export const stopChanged = (cache: QueryClient, call: AnyCall): Promise<unknown> =>
  Promise.all(readingsOf(call).map((readings) => cache.cancelQueries(readings)));

/** `further` runs before the reload, since it may lead to a screen that shows less of it. */
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
  const message = done?.(answer, what);
  if (message) toast({ type: "success", message, actions: follow?.(answer, what) ?? [] });
}
