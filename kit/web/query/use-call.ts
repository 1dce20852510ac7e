import {
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
  useQueries,
  useQuery,
} from "@tanstack/react-query";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import type { ApiError } from "../api/api-error.ts";
import { takeArrivedAnswer } from "../api/early-answers.ts";
import { callUrl, type RawInput, send } from "../api/send.ts";
import { refreshChanged } from "./after-call.ts";

/** Keys begin with the path, so that `invalidateQueries({ queryKey: [call.path] })` reaches every input. */
export const callKey = <C extends AnyCall>(
  call: C,
  input?: Pick<CallInput<C>, "params" | "query"> & { readonly body?: unknown },
): unknown[] => [
  call.path,
  input?.params ?? {},
  input?.query ?? {},
  ...(input?.body === undefined ? [] : [input.body]),
];

type QueryExtras<C extends AnyCall> = Omit<UseQueryOptions<AnswerOf<C>, ApiError>, "queryKey" | "queryFn">;

/** Returns the answer to an early request where it has arrived already; the cache begins with it. */
export const arrivedAnswer = <C extends AnyCall>(call: C, input?: CallInput<C>) =>
  takeArrivedAnswer(callUrl(call, (input ?? {}) as RawInput)) as AnswerOf<C> | undefined;

/** Says how a call is kept in the query cache. */
export const callQuery = <C extends AnyCall>(call: C, input?: CallInput<C>) =>
  queryOptions<AnswerOf<C>, ApiError>({
    queryKey: callKey(call, input as never),
    queryFn: async ({ signal, client }) => {
      const answer = await send(call, input as never, signal);
      refreshChanged(client, call);
      return answer;
    },
  });

export const useCall = <C extends AnyCall>(call: C, input?: CallInput<C>, options: QueryExtras<C> = {}) =>
  useQuery<AnswerOf<C>, ApiError>({
    ...callQuery(call, input),
    initialData: () => arrivedAnswer(call, input),
    ...options,
  });

/** Makes one call with each of these inputs, whose number may change. */
export const useCalls = <C extends AnyCall>(
  call: C,
  inputs: readonly CallInput<C>[],
  options: QueryExtras<C> = {},
) => useQueries({ queries: inputs.map((input) => ({ ...callQuery(call, input), ...options })) });

/** Asks now and once, whatever is cached, and keeps the answer. */
export const fetchCall = <C extends AnyCall>(
  cache: QueryClient,
  call: C,
  input: CallInput<C>,
): Promise<AnswerOf<C>> =>
  cache.fetchQuery({ ...callQuery(call, input), staleTime: 0, retry: false, networkMode: "always" });
