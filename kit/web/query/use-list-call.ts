import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as z from "zod/mini";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import type { ApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { arrivedAnswer, callKey } from "./use-call.ts";

/** This part of the query leads to a further page: its number, or the cursor after the page before. */
type PageQuery = Readonly<Record<string, string | number>>;
type Paged = { readonly total_pages?: number };

export type ListPages<C extends AnyCall> = InfiniteData<AnswerOf<C>, PageQuery>;

/** Somebody who comes back within this time finds the list as far as they had loaded it. */
const KEPT_MS = HOUR_MS;

/** The key begins with the call's path and input, like every key; pages are kept apart from a single answer. */
export const listKey = <C extends AnyCall>(call: C, input?: CallInput<C>): unknown[] => [
  ...callKey(call, input as never),
  "pages",
];

/**
 * A cursor, or a token sent back under its own name, comes first where the call answers one: the list then continues
 * where it ended, whatever is added above.
 */
function nextPage(last: Paged, pages: number): PageQuery | undefined {
  const [name, cursor] =
    Object.entries(last).find(([field]) => /^next_(cursor|\w+_token)$/.test(field)) ?? [];
  if (name !== undefined)
    return typeof cursor === "string" ? { [name === "next_cursor" ? "cursor" : name]: cursor } : undefined;
  return pages < (last.total_pages ?? 1) ? { page: pages + 1 } : undefined;
}

/**
 * Loads a list page by page, as far as somebody has scrolled. `rowsOf` takes the rows out of an answer. A row that
 * moved to another page between two loads is in both; it is shown once, in its latest state.
 */
export function useListCall<C extends AnyCall, Row>(
  call: C,
  input: CallInput<C>,
  rowsOf: (answer: AnswerOf<C>) => readonly Row[],
  /** Identifies rows; a row without an id is shown wherever it is. */
  idOf: (row: Row) => number | string | null,
  /** Without `enabled`, nothing is loaded. */
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const cache = useQueryClient();
  const queryKey = listKey(call, input);
  const query = useInfiniteQuery<AnswerOf<C>, ApiError, ListPages<C>, unknown[], PageQuery>({
    queryKey,
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
  /** Reloads from the top; the pages below load again when they are scrolled to. */
  const readAnew = () => {
    cache.setQueryData<ListPages<C>>(
      queryKey,
      (old) => old && { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) },
    );
    return query.refetch();
  };
  return { ...query, readAnew, rows, first: pages?.[0], last: pages?.at(-1) };
}

type Records<R> = { readonly data: { readonly records: readonly R[] } };
type RecordOf<C extends AnyCall> = AnswerOf<C> extends Records<infer R> ? R : never;
type Identified = { readonly id: number };

/** Loads a list whose answer has `records`, each with an `id`, as most have. */
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
