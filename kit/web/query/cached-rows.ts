import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnswerOf, AnyCall } from "#kit/contract/call.ts";

type Identified = { readonly id: number };
export type ChangeRows<Row> = (rows: readonly Row[]) => Row[];
type Held<Row> = {
  readonly path: string;
  readonly over: (answer: never, change: ChangeRows<Row>) => unknown;
};

/** Where the answers of a call hold their rows: `over` answers one with its rows changed. */
export const heldIn = <C extends AnyCall, Row>(
  call: C,
  over: (answer: AnswerOf<C>, change: ChangeRows<Row>) => AnswerOf<C>,
): Held<Row> => ({ path: call.path, over });

/** A row that is the whole of an answer: it may change, and stays where the lists lose it. */
export const single = <Row extends Identified>(row: Row, change: ChangeRows<Row>): Row =>
  change([row]).find(({ id }) => id === row.id) ?? row;

const everywhere = (_: QueryKey) => true;

/**
 * What has been read of some rows, in every list and page and alone: changed without asking the server again. With
 * `within` only under the keys it says yes to. Every change answers how to put everything back.
 */
export const cachedRows =
  <Row extends Identified>(...places: readonly Held<Row>[]) =>
  (cache: QueryClient, within: (key: QueryKey) => boolean = everywhere) => {
    const map = (change: (rows: readonly Row[], page: number) => Row[]) => {
      const undo: (() => void)[] = [];
      for (const { path, over } of places)
        for (const [key, kept] of cache.getQueriesData({ queryKey: [path] })) {
          if (kept === undefined || !within(key)) continue;
          const at = (answer: unknown, page: number) => over(answer as never, (rows) => change(rows, page));
          const { pages } = kept as Partial<InfiniteData<unknown>>;
          cache.setQueryData(key, pages ? { ...kept, pages: pages.map(at) } : at(kept, 0));
          undo.push(() => cache.setQueryData(key, kept));
        }
      return () => {
        for (const one of undo) one();
      };
    };
    return {
      patch: (id: number, change: (row: Row) => Row) =>
        map((rows) => rows.map((row) => (row.id === id ? change(row) : row))),
      drop: (id: number) => map((rows) => rows.filter((row) => row.id !== id)),
      /** First in its lists, and nowhere else. */
      putFirst: (row: Row) =>
        map((rows, page) => [...(page === 0 ? [row] : []), ...rows.filter(({ id }) => id !== row.id)]),
    };
  };
