import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type * as z from "zod/mini";
import type { AnswerOf } from "#kit/contract/call.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { type SortDirection, totalPages } from "#kit/contract/paging.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import { type BinaryAnswer, type Route, serve } from "#kit/server/http/serve.ts";
import { type CsvColumn, writeCsv } from "./csv.ts";
import * as sql from "./read-page.sql.ts";

type ListQuery<C extends AnyListCall> = Omit<z.output<C["query"]>, "page" | "per_page">;
type Records<C extends AnyListCall> = AnswerOf<C> extends { data: { records: infer R } } ? R : never;
type RecordOf<C extends AnyListCall> = Records<C> extends readonly (infer R)[] ? R : never;

type Description<C extends AnyListCall, D, T extends keyof D, Row, P> = {
  /** What has to be known before it can be said what is found. */
  readonly prepare?: (context: ContextOf<C>, asked: ListQuery<C>) => Promise<P>;
  /** What the search and the filters find, of what the caller may see; columns are chosen below. */
  readonly find: (
    context: ContextOf<C>,
    asked: ListQuery<C>,
    prepared: P,
  ) => SelectQueryBuilder<D, T, object>;
  readonly columns: (found: SelectQueryBuilder<D, T, object>) => SelectQueryBuilder<D, T, Row>;
  /** Decides between rows that an order holds equal. */
  readonly id: string;
  /** By what people know a row, for what is asked before a bulk act. */
  readonly known?: { readonly number: string; readonly name: RawBuilder<string> };
  readonly order: { readonly [K in keyof C["sorts"]]: sql.Sorted };
  /** The rows of a page as the call answers them. */
  readonly view: (rows: readonly Row[], context: ContextOf<C>) => Promise<Records<C>>;
  /** What a file of the list holds, by the names of the columns on the screen. */
  readonly csv?: {
    readonly name: string;
    readonly columns: Readonly<Record<string, readonly CsvColumn<RecordOf<C>>[]>>;
  };
};

type Query = Readonly<Record<string, SortDirection | undefined>> & {
  readonly page: number;
  readonly per_page: number;
  readonly cols?: string;
  readonly language: Language;
};
/** The description, whichever call it is of. */
// biome-ignore lint/suspicious/noExplicitAny: whichever rows and tables
type Any = Description<AnyListCall, any, any, any, any> & { readonly find: (...all: unknown[]) => sql.Found };

const ROWS_AT_ONCE = 500;

/** The order that is asked for; the first where none is. */
function orderOf(call: AnyListCall, { order, id }: Pick<Any, "order" | "id">, query: Query): sql.Order {
  const names = Object.keys(call.sorts);
  const name = names.find((one) => query[one] !== undefined) ?? names[0] ?? "";
  const column = (order as Readonly<Record<string, sql.Sorted>>)[name] ?? id;
  return { by: [...new Set([column, id])], direction: query[name] ?? call.sorts[name] ?? "asc" };
}

/** Serves a list and what stands beside it, all that is found, how many and the file, from one description. */
export function serveList<C extends AnyListCall, D, T extends keyof D, Row, P = undefined>(
  declared: C,
  description: Description<C, D, T, Row, P>,
): Route[] {
  const call: AnyListCall = declared;
  const list = description as unknown as Any;
  const find = async (context: unknown, query: unknown): Promise<() => sql.Found> => {
    const prepared: unknown = await list.prepare?.(context as never, query as never);
    return () => list.find(context, query, prepared);
  };
  const routes = [
    serve(call, async (context, input) => {
      const query = input.query as unknown as Query;
      const { page, per_page } = query;
      const found = await find(context, query);
      const { rows, total: total_records } = await sql.readPage<Row>(
        context.db,
        found(),
        list.columns as never,
        {
          order: orderOf(call, list, query),
          limit: per_page,
          offset: (page - 1) * per_page,
        },
      );
      const records = (await list.view(rows, context as never)) as unknown[];
      return { data: { records }, total_records, total_pages: totalPages(total_records, per_page) };
    }),
  ];
  const { all, count, csv } = call;
  const { known, csv: file } = list;
  if (all && known)
    routes.push(
      serve(all, async (context, { query }) => {
        const found = await find(context, query);
        const names = { id: list.id, ...known };
        const order = orderOf(call, list, query as Query);
        const records = await sql.readTargets(found(), names, order, limits.bulkSelection + 1);
        return { data: { ids: records.map(({ id }) => id), records } };
      }),
    );
  if (count)
    routes.push(
      serve(count, async (context, { query }) => {
        const found = await find(context, query);
        return { total_records: await sql.countFound(context.db, found()) };
      }),
    );
  if (csv && file)
    routes.push(
      serve(csv, async (context, input): Promise<BinaryAnswer> => {
        const query = input.query as Query;
        const found = await find(context, query);
        const ids = await sql.readIds(found(), list.id, orderOf(call, list, query));
        const named = (query.cols ?? "").split(".").flatMap((key) => file.columns[key] ?? []);
        const columns = named.length > 0 ? named : Object.values(file.columns).flat();
        async function* records() {
          for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
            const some = ids.slice(at, at + ROWS_AT_ONCE);
            const rows = await sql.readRows<Row>(found(), list.columns as never, list.id, some);
            yield (await list.view(rows, context as never)) as never[];
          }
        }
        const name = `${file.name}-${tokyoDate(context.now).replaceAll("-", "")}.csv`;
        return {
          contentType: "text/csv; charset=utf-8",
          bytes: writeCsv(columns, query.language, records),
          headers: { "content-disposition": `attachment; filename="${name}"` },
        };
      }),
    );
  return routes;
}
