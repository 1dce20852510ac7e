import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as z from "zod/mini";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import type { ApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { arrivedAnswer, callKey } from "./use-call.ts";

/** What of the query leads to a page beyond the first: its number, or the cursor behind the page before. */
type PageQuery = Readonly<Record<string, string | number>>;
type Paged = { readonly total_pages?: number };

/** The pages read so far, as the cache holds them. */
export type ListPages<C extends AnyCall> = InfiniteData<AnswerOf<C>, PageQuery>;

/** Who comes back within this time finds the list as far as they had read it. */
const KEPT_MS = 3_600_000;

/** Begins with the call's path and input, as every key does; the pages are kept apart from a single answer. */
export const listKey = <C extends AnyCall>(call: C, input?: CallInput<C>): unknown[] => [
  ...callKey(call, input as never),
  "pages",
];

/**
 * A cursor, or a token that goes back under its own name, wins where the call answers one: whatever comes in above, the
 * list goes on where it ended.
 */
function nextPage(last: Paged, pages: number): PageQuery | undefined {
  const [name, cursor] =
    Object.entries(last).find(([field]) => /^next_(cursor|\w+_token)$/.test(field)) ?? [];
  if (name !== undefined)
    return typeof cursor === "string" ? { [name === "next_cursor" ? "cursor" : name]: cursor } : undefined;
  return pages < (last.total_pages ?? 1) ? { page: pages + 1 } : undefined;
}

/**
 * A list read page by page, as far as somebody has scrolled. `rowsOf` takes the rows out of an answer; a row that
 * moved to another page while that was read stands in both and is shown once, as it was read last.
 */
export function useListCall<C extends AnyCall, Row>(
  call: C,
  input: CallInput<C>,
  rowsOf: (answer: AnswerOf<C>) => readonly Row[],
  /** What tells rows apart; a row without is shown wherever it stands. */
  idOf: (row: Row) => number | string | null,
  /** Without `enabled`, nothing is read until somebody wants to see it. */
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const query = useInfiniteQuery<AnswerOf<C>, ApiError, ListPages<C>, unknown[], PageQuery>({
    queryKey: listKey(call, input),
    enabled,
    queryFn: ({ pageParam, signal }) =>
      send(
        call,
        { ...input, query: { ...(input.query as object | undefined), ...pageParam } } as never,
        signal,
      ),
    initialPageParam: {},
    initialData: () => {
      const first = arrivedAnswer(call, input);
      return first && { pages: [first], pageParams: [{}] };
    },
    gcTime: KEPT_MS,
    getNextPageParam: (last, pages) => nextPage(last as Paged, pages.length),
  });
  const pages = query.data?.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two functions are the same for every drawing
  const rows = useMemo(() => {
    const all = pages?.flatMap(rowsOf) ?? [];
    return [...new Map(all.map((row) => [idOf(row) ?? row, row])).values()];
  }, [pages]);
  return { ...query, rows, first: pages?.[0], last: pages?.at(-1) };
}

type Records<R> = { readonly data: { readonly records: readonly R[] } };
type RecordOf<C extends AnyCall> = AnswerOf<C> extends Records<infer R> ? R : never;
type Identified = { readonly id: number };

/** The same for an answer of `records`, each with an `id`, as most lists are. */
export const useRecords = <C extends AnyCall & { readonly answer: z.core.$ZodType<Records<Identified>> }>(
  call: C,
  input: CallInput<C>,
  options?: { readonly enabled?: boolean },
) =>
  useListCall(
    call,
    input,
    (answer) => (answer as Records<RecordOf<C> & Identified>).data.records,
    ({ id }) => id,
    options,
  );
