import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type * as z from "zod/mini";
import type { ActName } from "#kit/contract/act.ts";
import type { AnswerOf, ParamsOf } from "#kit/contract/call.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { COUNTED_AT_MOST, type SortDirection, totalPages } from "#kit/contract/paging.ts";
import type { Context, ContextOf } from "#kit/server/http/context.ts";
import { type BinaryAnswer, type Route, serve, serveInSteps } from "#kit/server/http/serve.ts";
import { recordActs } from "#kit/server/work/record-act.ts";
import { chosenColumns, type FileWords, fileColumns, writeCsv } from "./csv.ts";
import { type AnySource, fromSource, type ListSource } from "./from-fields.sql.ts";
import * as sql from "./read-page.sql.ts";

type Found<C extends AnyListCall> = C extends { readonly body: infer B extends z.core.$ZodType }
  ? z.output<B>
  : unknown;
type ListQuery<C extends AnyListCall> = Found<C> & Omit<z.output<C["query"]>, "page" | "per_page">;
type RecordOf<C extends AnyListCall> = z.output<C["row"]>;

/** Rows are read by a query on what is found or, for a list too long for that, by their ids alone. */
type Reading<C extends AnyListCall, D, T extends keyof D, Row> =
  | {
      readonly columns: (
        found: SelectQueryBuilder<D, T, object>,
        context: ContextOf<C>,
        asked: ListQuery<C>,
      ) => SelectQueryBuilder<D, T, Row>;
    }
  | { readonly rows: (context: ContextOf<C>, ids: readonly number[]) => Promise<(Row & { id: number })[]> };

type Description<C extends AnyListCall, D, T extends keyof D, Row, P> = Common<C, P> &
  Reading<C, D, T, Row> & {
    /** Finds the rows that the caller may see and that match search and filters; columns are selected below. */
    readonly find: (
      context: ContextOf<C>,
      asked: ListQuery<C>,
      prepared: P,
      params: ParamsOf<C>,
    ) => SelectQueryBuilder<D, T, object>;
    readonly order: { readonly [K in keyof C["sorts"]]: sql.Sorted };
    readonly view: (rows: readonly Row[], context: ContextOf<C>, prepared: P) => Promise<RecordOf<C>[]>;
  };

/** A list with declared fields says where they come from; all else follows. */
type Declared<C extends AnyListCall, D, T extends keyof D, P> = Common<C, P> &
  ListSource<C, D, T, P> & {
    /** Selects from what the caller may see. */
    readonly from: (context: ContextOf<C>, prepared: P) => SelectQueryBuilder<D, T, object>;
    /** Adds to the rows what the database does not know. */
    readonly complete?: (rows: RecordOf<C>[], context: ContextOf<C>) => Promise<RecordOf<C>[]>;
  };

type Common<C extends AnyListCall, P> = {
  /** Loads what the list depends on. */
  readonly prepare?: (context: ContextOf<C>, asked: ListQuery<C>, params: ParamsOf<C>) => Promise<P>;
  /** Returns the total of a long list, where it need not be counted. */
  readonly total?: (context: ContextOf<C>, prepared: P) => Promise<number | undefined>;
  /** Tells whether what finds the rows of a long list holds little besides the keys of the order. */
  readonly isInOrder?: (query: ListQuery<C>, prepared: P) => boolean;
  /** Tells whether the rows of a long list are found by words, and not along an index in their order. */
  readonly isSearch?: (prepared: P) => boolean;
  /** This column decides between rows that an order holds equal. */
  readonly id: string;
  /** People know a row by these, in the preview of a bulk act. */
  readonly known?: { readonly number: string; readonly name: RawBuilder<string> };
  /** Returns what the call answers in addition to the rows. */
  readonly beside?: (
    context: ContextOf<C>,
    asked: ListQuery<C>,
    prepared: P,
  ) => Promise<Omit<AnswerOf<C>, "data" | "total_pages" | "total_records">>;
  /** Describes the CSV file of the list, by the names of the columns on the screen. */
  readonly csv?: {
    readonly name: string;
    /** The ids are of memberships, so the audit log records for each that its data was exported. */
    readonly isOfPeople?: boolean;
    /** Where no columns are chosen it has these, in this order; without them, all as on the screen. */
    readonly cols?: string;
    /** Says what is more than its value where the declared fields do not. */
    readonly told?: (context: ContextOf<C>) => Promise<FileWords<C>>;
  };
};

type Query = Readonly<Record<string, SortDirection | undefined>> & {
  readonly page: number;
  readonly per_page: number;
  readonly cols?: string;
  readonly language: Language;
};
/** This describes any call. */
// biome-ignore lint/suspicious/noExplicitAny: whichever rows and tables
type Any = Omit<Description<AnyListCall, any, any, any, any>, "columns" | "rows"> & {
  readonly find: (...all: unknown[]) => sql.Found;
  readonly columns?: (found: sql.Found, context: unknown, asked: unknown) => sql.Found;
  readonly rows?: (context: unknown, ids: readonly number[]) => Promise<{ id: number }[]>;
};
// biome-ignore lint/suspicious/noExplicitAny: whichever tables
type AnyDeclared = Common<AnyListCall, any> &
  AnySource & {
    readonly from: (...all: unknown[]) => sql.Found;
    readonly complete?: (rows: unknown[], context: unknown) => Promise<unknown[]>;
  };

/** Writes out what follows from declared fields. */
function described(call: AnyListCall, given: Any | AnyDeclared): Any {
  if (!("from" in given)) return given;
  const { from, fields, search, filters, order, complete, ...common } = given;
  const { narrow, view, ...source } = fromSource(call, {
    fields,
    ...(search && { search }),
    ...(filters && { filters }),
    ...(order && { order }),
  });
  return {
    ...common,
    ...source,
    view: async (rows: readonly object[], context: unknown) => {
      const answered = await view(rows);
      return complete ? complete(answered, context) : answered;
    },
    find: (context: unknown, asked: unknown, prepared: unknown) =>
      narrow(from(context, prepared), asked, context, prepared),
  } as unknown as Any;
}

const ROWS_AT_ONCE = 500;
const askedBy = ({ query, body }: { readonly query: unknown; readonly body?: unknown }): Query =>
  ({ ...(body as object | undefined), ...(query as object) }) as Query;

function orderOf(call: AnyListCall, { order, id }: Pick<Any, "order" | "id">, query: Query): sql.Order {
  const names = Object.keys(call.sorts);
  const name = names.find((one) => query[one] !== undefined) ?? names[0] ?? "";
  const column = (order as Readonly<Record<string, sql.Sorted>>)[name] ?? id;
  return { by: [...new Set([column, id])], direction: query[name] ?? call.sorts[name] ?? "asc" };
}

const finders = new WeakMap<AnyListCall, (context: unknown, filter: unknown) => Promise<number[]>>();

/** Returns the ids that a filter of a list finds, at most one more than a bulk act can handle. */
export function findIds(
  list: AnyListCall,
  context: ContextOf<AnyListCall>,
  filter: unknown,
): Promise<number[]> {
  const find = finders.get(list);
  if (!find) throw new Error(`${list.path} is not served as a list`);
  return find(context, filter);
}

/** Records the export for every row of the file, so that each person can be told of it. */
export const recordFile = (context: Context, act: ActName, ids: readonly number[]): Promise<void> =>
  context.inTransaction(async (work) => {
    const acts = ids.map((id) => ({ act, target: { kind: "membership", id } }));
    await recordActs(work, acts);
  });

/** Serves a list, all its ids, its count and its CSV file from one description. */
export function serveList<C extends AnyListCall, D, T extends keyof D, Row, P = undefined>(
  declared: C,
  description: Description<C, D, T, Row, P> | Declared<C, D, T, P>,
): Route[] {
  const call: AnyListCall = declared;
  const list = described(call, description as unknown as Any | AnyDeclared);
  const find = async (context: unknown, query: unknown, params: unknown = {}) => {
    const prepared: unknown = await list.prepare?.(context as never, query as never, params as never);
    return { prepared, found: (): sql.Found => list.find(context, query, prepared, params) };
  };
  finders.set(call, async (context, filter) => {
    const { found } = await find(context, filter);
    return sql.readIds(found(), list.id, orderOf(call, list, filter as Query), limits.bulkSelection + 1);
  });
  const columnsFor = (context: unknown, asked: unknown) => (found: sql.Found) =>
    list.columns?.(found, context, asked) ?? found;
  // Even a POST among these calls changes nothing.
  const routes = [
    serveInSteps(call, async (context, input) => {
      const query = askedBy(input);
      const { page, per_page } = query;
      const { found, prepared } = await find(context, query, input.params);
      const place = {
        order: orderOf(call, list, query),
        limit: per_page,
        offset: (page - 1) * per_page,
      };
      const { rows, total: total_records } = list.rows
        ? await sql.readLongPage(
            context.db,
            {
              found,
              id: list.id,
              total: async () => list.total?.(context as never, prepared),
              isInOrder: list.isInOrder?.(query as never, prepared) ?? false,
              isSearch: list.isSearch?.(prepared) ?? false,
              rows: (ids) => list.rows?.(context, ids),
            },
            place,
          )
        : await sql.readPage<Row>(context.db, found(), columnsFor(context, query), place);
      const records = (await list.view(rows as Row[], context as never, prepared)) as unknown[];
      const beside = await list.beside?.(context as never, query as never, prepared);
      const total_pages = totalPages(total_records, per_page);
      return { data: { [call.records]: records }, total_records, total_pages, ...beside };
    }),
  ];
  const { all, count, csv } = call;
  const { known, csv: file } = list;
  if (all && known)
    routes.push(
      serveInSteps(all, async (context, input) => {
        const query = askedBy(input);
        const { found } = await find(context, query, input.params);
        const names = { id: list.id, ...known };
        const order = orderOf(call, list, query);
        const records = await sql.readTargets(found(), names, order, limits.bulkSelection + 1);
        return { data: { ids: records.map(({ id }) => id), records } };
      }),
    );
  if (count)
    routes.push(
      serve(count, async (context, { query, params }) => {
        const { found } = await find(context, query, params);
        return { total_records: await sql.countFound(context.db, found()) };
      }),
    );
  if (csv && file)
    routes.push(
      serve(csv, async (context, input): Promise<BinaryAnswer> => {
        const query = input.query as Query;
        const { found, prepared } = await find(context, query, input.params);
        const ids = await sql.readIds(found(), list.id, orderOf(call, list, query), COUNTED_AT_MOST);
        if (file.isOfPeople && csv.act) await recordFile(context, csv.act, ids);
        const columns = chosenColumns(
          fileColumns(call, await file.told?.(context as never)),
          query.cols ?? file.cols,
        );
        async function* records() {
          for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
            const some = ids.slice(at, at + ROWS_AT_ONCE);
            const rows = await sql.readRows<Row>(found(), columnsFor(context, query), list.id, some);
            yield (await list.view(rows, context as never, prepared)) as never[];
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
