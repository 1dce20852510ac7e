import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { SortDirection } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";

/** Counting stops here: nobody pages further by number, the filters lead there. */
export const COUNTED_AT_MOST = 10_000;

// biome-ignore lint/suspicious/noExplicitAny: whichever tables a list is read from
export type Found = SelectQueryBuilder<any, any, object>;

/** A column, or what is made of some. */
export type Sorted = string | RawBuilder<unknown>;
/** `by` ends with what no two rows share, so that no row stands on two pages and none on none. */
export type Order = { readonly by: readonly Sorted[]; readonly direction: SortDirection };
type Page = { readonly order: Order; readonly limit: number; readonly offset: number };

const ordered = (found: Found, { by, direction }: Order): Found =>
  by.reduce<Found>((query, column) => query.orderBy(column, direction), found);

/** The rows of one page and how many there are in all, by one statement. */
export async function readPage<Row>(
  db: Db,
  found: Found,
  columns: (found: Found) => Found,
  { order, limit, offset }: Page,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const page = ordered(columns(found), order).limit(limit).offset(offset);
  const counted = found.select(sql`1`.as("one")).limit(COUNTED_AT_MOST);
  const { rows } = await sql<{ total: number; place: number | null }>`
    select page.*, counted.total
    from (select count(*)::int as total from (${counted}) one) counted
    left join (select inner_page.*, row_number() over () as place from (${page}) inner_page) page on true
    order by page.place`.execute(db);
  return {
    rows: rows.filter(({ place }) => place !== null).map(({ total, place, ...row }) => row as Row),
    total: rows[0]?.total ?? 0,
  };
}

/** How many are found, counted as far as pages go. */
export async function countFound(db: Db, found: Found): Promise<number> {
  const counted = found.select(sql`1`.as("one")).limit(COUNTED_AT_MOST);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${counted}) one`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** The ids of everything found, in its order, as far as pages go. */
export async function readIds(found: Found, id: string, order: Order): Promise<number[]> {
  const rows = await ordered(found, order).select(`${id} as id`).limit(COUNTED_AT_MOST).execute();
  return rows.map((row) => (row as { id: number }).id);
}

/** The rows of these ids, in this order. */
export async function readRows<Row>(
  found: Found,
  columns: (found: Found) => Found,
  id: string,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = (await columns(found)
    .select(`${id} as row_id`)
    .where(id, "in", [...ids])
    .execute()) as {
    row_id: number;
  }[];
  const place = new Map(ids.map((one, at) => [one, at]));
  return rows
    .toSorted((a, b) => (place.get(a.row_id) ?? 0) - (place.get(b.row_id) ?? 0))
    .map(({ row_id, ...row }) => row as Row);
}

type Names = { readonly id: string; readonly number: string; readonly name: RawBuilder<string> };
type Target = { id: number; number: number; name: string };

/** What is found, by number and name; at most `limit` of it. */
export const readTargets = (
  found: Found,
  { id, number, name }: Names,
  order: Order,
  limit: number,
): Promise<Target[]> =>
  ordered(found, order)
    .select([`${id} as id`, `${number} as number`])
    .select(name.as("name"))
    .limit(limit)
    .execute() as Promise<Target[]>;
