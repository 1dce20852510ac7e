import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { AnswerOf, AnyCall } from "#kit/contract/call.ts";

type Identified = { readonly id: number };
export type ChangeRows<Row> = (rows: readonly Row[]) => Row[];
type Held<Row> = {
  readonly path: string;
  readonly over: (answer: never, change: ChangeRows<Row>) => unknown;
};

/** Says where the answers of a call hold their rows: `over` returns one with its rows changed. */
export const heldIn = <C extends AnyCall, Row>(
  call: C,
  over: (answer: AnswerOf<C>, change: ChangeRows<Row>) => AnswerOf<C>,
): Held<Row> => ({ path: call.path, over });

/** A row that is a whole answer may change, but stays where the lists lose it. */
export const single = <Row extends Identified>(row: Row, change: ChangeRows<Row>): Row =>
  change([row]).find(({ id }) => id === row.id) ?? row;

type Patch<Row> = { readonly before: Row; readonly after: Row };

/** Undoes a change of a row, but nothing that has changed since. */
function takenBack<Row extends object>(row: Row, { before, after }: Patch<Row>): Row {
  const isAsPatched = ([name]: [string, unknown]) =>
    hashKey([row[name as keyof Row]]) === hashKey([after[name as keyof Row]]);
  return { ...row, ...Object.fromEntries(Object.entries(before).filter(isAsPatched)) };
}

type Answered = { readonly data: object };

/** Changes fields in the cached answers of the calls, those to `params` alone where given; returns how to undo that. */
export function changeAnswers<C extends AnyCall & { readonly answer: z.core.$ZodType<Answered> }>(
  cache: QueryClient,
  calls: readonly C[],
  changes: Partial<z.output<C["answer"]>["data"]>,
  params: object = {},
): () => void {
  const undo = calls
    .flatMap(({ path }) => cache.getQueriesData<Answered>({ queryKey: [path, params] }))
    .flatMap(([key, read]) => {
      if (!read) return [];
      const put = (change: (data: object) => object) =>
        cache.setQueryData<Answered>(key, (kept) => kept && { ...kept, data: change(kept.data) });
      const after = { ...read.data, ...changes };
      put(() => after);
      return [() => void put((data) => takenBack(data, { before: read.data, after }))];
    });
  return () => {
    for (const one of undo) one();
  };
}

const everywhere = (_: QueryKey) => true;

/**
 * Changes cached rows, in every list and page and alone, without asking the server. With `within`, only under the keys
 * for which it returns true.
 */
export const cachedRows =
  <Row extends Identified>(...places: readonly Held<Row>[]) =>
  (cache: QueryClient, within: (key: QueryKey) => boolean = everywhere) => {
    type Change = (rows: readonly Row[], page: number) => Row[];
    const held = () =>
      places.flatMap(({ path, over }) =>
        cache.getQueriesData({ queryKey: [path] }).flatMap(([key, read]) => {
          if (read === undefined || !within(key)) return [];
          const changed = (kept: unknown, change: Change) => {
            const at = (answer: unknown, page: number) => over(answer as never, (rows) => change(rows, page));
            const { pages } = kept as Partial<InfiniteData<unknown>>;
            return pages ? { ...(kept as object), pages: pages.map(at) } : at(kept, 0);
          };
          return {
            rows: () => {
              const all: Row[] = [];
              changed(read, (rows) => {
                all.push(...rows);
                return [...rows];
              });
              return all;
            },
            changeRows: (change: Change) =>
              cache.setQueryData(key, (kept: unknown) =>
                kept === undefined ? undefined : changed(kept, change),
              ),
          };
        }),
      );
    const map = (change: Change) => {
      for (const { changeRows } of held()) changeRows(change);
    };
    return {
      has: (id: number): boolean => held().some(({ rows }) => rows().some((row) => row.id === id)),
      /** Changes a row and returns how to undo it. */
      patch: (id: number, change: (row: Row) => Row) => {
        const undo = held().map(({ changeRows }) => {
          const changeRow = (to: (row: Row) => Row) =>
            changeRows((rows) => rows.map((row) => (row.id === id ? to(row) : row)));
          const patches: Patch<Row>[] = [];
          changeRow((before) => {
            const after = change(before);
            patches.push({ before, after });
            return after;
          });
          return () => void changeRow((row) => patches.reduce(takenBack, row));
        });
        return () => {
          for (const one of undo) one();
        };
      },
      drop: (id: number) => map((rows) => rows.filter((row) => row.id !== id)),
      /** Puts the row at the head of each list, and removes it from any other place in it. */
      putFirst: (row: Row) =>
        map((rows, page) => [...(page === 0 ? [row] : []), ...rows.filter(({ id }) => id !== row.id)]),
    };
  };
