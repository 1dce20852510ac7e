import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { COUNTED_AT_MOST, type SortDirection } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";

// biome-ignore lint/suspicious/noExplicitAny: whichever tables a list is read from
export type Found = SelectQueryBuilder<any, any, object>;

/** Sorts as people in Japan look things up, and not by code points. */
export const inJapanese = (text: RawBuilder<unknown>): RawBuilder<string> => sql`${text} collate japanese`;

/** A list is sorted by a column or an SQL expression. */
export type Sorted = string | RawBuilder<unknown>;
/** `by` ends with a unique expression, so that each row is on exactly one page. */
export type Order = { readonly by: readonly Sorted[]; readonly direction: SortDirection };
type Page = { readonly order: Order; readonly limit: number; readonly offset: number };

const ordered = (found: Found, { by, direction }: Order): Found =>
  by.reduce<Found>((query, column) => query.orderBy(column, direction), found);

/** Reads one page of rows and their total in one statement. */
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

/** Up to this many rows are sorted by themselves; for more, an index in the order is walked. */
const FEW = 2_000;
/** A list longer than this is counted separately from its page, which an index of the order gives. */
const LONG_AT_MOST = 200_000;

type LongList<Row> = {
  readonly found: () => Found;
  readonly id: string;
  /** Returns the number of rows found, where it is known without counting. */
  readonly total: () => Promise<number | undefined>;
  /** What finds the rows holds little besides the keys of their order, so the page is read while they are counted. */
  readonly isInOrder: boolean;
  /** Finding the rows costs more than sorting them, so it is done once. */
  readonly isSearch: boolean;
  readonly rows: (ids: readonly number[]) => Promise<Row[]> | undefined;
};

/** Reads a page of a very long list in steps: what is found, in which order, and only then the rows of the page. */
export async function readLongPage<Row extends { readonly id: number }>(
  db: Db,
  { found, id, total: count, isInOrder, isSearch, rows }: LongList<Row>,
  { order, limit, offset }: Page,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const inOrder = async (ids: readonly number[]) => {
    const read = new Map(ids.length === 0 ? [] : ((await rows(ids)) ?? []).map((row) => [row.id, row]));
    return ids.flatMap((one) => read.get(one) ?? []);
  };
  if (isSearch) {
    const { ids, total } = await searchIds(db, found(), id, { order, limit, offset });
    return { rows: await inOrder(ids), total };
  }
  const idsOf = async (query: Found) =>
    (await query.select(`${id} as id`).execute()).map((row) => (row as { id: number }).id);
  const pageOf = (query: Found) => idsOf(ordered(query, order).limit(limit).offset(offset));
  if (isInOrder) {
    const [total, ids] = await Promise.all([count(), pageOf(found())]);
    if (total !== undefined) return { rows: await inOrder(ids), total };
  }
  const known = await count();
  const isLong = known !== undefined && known > FEW;
  const few = isLong ? [] : await idsOf(found().limit(FEW + 1));
  const isFew = !isLong && few.length <= FEW;
  const total = isFew ? few.length : (known ?? (await countFound(db, found(), LONG_AT_MOST)));
  const ids = total === 0 ? [] : await pageOf(isFew ? found().where(id, "in", few) : found());
  return { rows: await inOrder(ids), total };
}

/** Returns the ids of a page and how many rows are found; all that is found is materialised once for both. */
async function searchIds(db: Db, found: Found, id: string, { order, limit, offset }: Page) {
  const keys = order.by.map((by, at) => sql`${typeof by === "string" ? sql.ref(by) : by}`.as(`key_${at}`));
  const by = sql.join(order.by.map((_, at) => sql`${sql.ref(`key_${at}`)} ${sql.raw(order.direction)}`));
  const { rows } = await sql<{ total: number; id: number | null }>`
    with found as materialized (${found.select(`${id} as id`).select(keys)})
    select counted.total, page.id
    from (select count(*)::int as total from found) counted
    left join (
      select id, row_number() over () as place
      from (select id from found order by ${by} limit ${limit} offset ${offset}) sorted
    ) page on true
    order by page.place`.execute(db);
  return { ids: rows.flatMap((row) => row.id ?? []), total: rows[0]?.total ?? 0 };
}

export async function countFound(db: Db, found: Found, most = COUNTED_AT_MOST): Promise<number> {
  const counted = found.select(sql`1`.as("one")).limit(most);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${counted}) one`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Returns the ids of the rows found, in their order. */
export async function readIds(found: Found, id: string, order: Order, limit: number): Promise<number[]> {
  const rows = await ordered(found, order).select(`${id} as id`).limit(limit).execute();
  return rows.map((row) => (row as { id: number }).id);
}

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

/** Returns the number and name of the rows found, at most `limit` of them. */
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
