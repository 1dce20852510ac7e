import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type * as z from "zod/mini";
import type { AnswerOf } from "#kit/contract/call.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { type SortDirection, totalPages } from "#kit/contract/paging.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import { type Route, serve } from "#kit/server/http/serve.ts";
import { type Found, type Order, readPage, readTargets } from "./read-page.sql.ts";

type ListQuery<C extends AnyListCall> = Omit<z.output<C["query"]>, "page" | "per_page">;
type Records<C extends AnyListCall> = AnswerOf<C> extends { data: { records: infer R } } ? R : never;

type Description<C extends AnyListCall, D, T extends keyof D, Row> = {
  /** What the search and the filters find, of what the caller may see; columns are chosen below. */
  readonly find: (context: ContextOf<C>, asked: ListQuery<C>) => SelectQueryBuilder<D, T, object>;
  readonly columns: (found: SelectQueryBuilder<D, T, object>) => SelectQueryBuilder<D, T, Row>;
  /** Decides between rows that an order holds equal. */
  readonly id: string;
  /** By what people know a row, for what is asked before a bulk act. */
  readonly known?: { readonly number: string; readonly name: RawBuilder<string> };
  readonly order: { readonly [K in keyof C["sorts"]]: string };
  /** The rows of a page as the call answers them. */
  readonly view: (rows: readonly Row[], context: ContextOf<C>) => Promise<Records<C>>;
};

type Query = Readonly<Record<string, SortDirection | undefined>> & {
  readonly page: number;
  readonly per_page: number;
};

/** The order that is asked for; the first where none is. */
function orderOf(call: AnyListCall, { order, id }: { order: object; id: string }, query: Query): Order {
  const names = Object.keys(call.sorts);
  const name = names.find((one) => query[one] !== undefined) ?? names[0] ?? "";
  const column = (order as Readonly<Record<string, string>>)[name] ?? id;
  return { by: [...new Set([column, id])], direction: query[name] ?? call.sorts[name] ?? "asc" };
}

/** Serves a list and its "select all" from one description of what is found. */
export function serveList<C extends AnyListCall, D, T extends keyof D, Row>(
  call: C,
  description: Description<C, D, T, Row>,
): Route[] {
  const find = description.find as unknown as (context: unknown, asked: object) => Found;
  const view = description.view as unknown as (rows: Row[], context: unknown) => Promise<unknown[]>;
  const { all }: AnyListCall = call;
  const { known } = description;
  const list = serve(call as AnyListCall, async (context, input) => {
    const query = input.query as unknown as Query;
    const { page, per_page } = query;
    const { rows, total: total_records } = await readPage<Row>(
      context.db,
      find(context, query),
      description.columns as unknown as (found: Found) => Found,
      { order: orderOf(call, description, query), limit: per_page, offset: (page - 1) * per_page },
    );
    const records = await view(rows, context);
    return { data: { records }, total_records, total_pages: totalPages(total_records, per_page) };
  });
  if (!all || !known) return [list];
  const everything = serve(all, async (context, { query }) => {
    const order = orderOf(call, description, query as Query);
    const records = await readTargets(
      find(context, query),
      { id: description.id, ...known },
      order,
      limits.bulkSelection + 1,
    );
    return { data: { ids: records.map(({ id }) => id), records } };
  });
  return [list, everything];
}
