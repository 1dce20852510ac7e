import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { SortDirection } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";

/** Counting stops here: nobody pages further by number, the filters lead there. */
export const COUNTED_AT_MOST = 10_000;

// biome-ignore lint/suspicious/noExplicitAny: whichever tables a list is read from
export type Found = SelectQueryBuilder<any, any, object>;

/** `by` ends with what no two rows share, so that no row stands on two pages and none on none. */
export type Order = { readonly by: readonly string[]; readonly direction: SortDirection };
type Page = { readonly order: Order; readonly limit: number; readonly offset: number };

const ordered = (found: Found, { by, direction }: Order): Found =>
  by.reduce((query, column) => query.orderBy(column, direction), found);

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
