import { type RawBuilder, sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { ProductNoticeState } from "../contract/calls.ts";

/** The bells show it at this time; the lists of members ask the same (`product-notices.sql.ts`). */
const isRunning = (now: Date): RawBuilder<boolean> =>
  sql`(published and public_date <= ${now}::timestamptz and (end_date is null or end_date > ${now}::timestamptz))`;

const stateAt = (now: Date) => sql<ProductNoticeState>`case when not published then 'draft'
  when end_date <= ${now}::timestamptz then 'over'
  when public_date > ${now}::timestamptz then 'scheduled' else 'running' end`;

/** Reads the notices with how each stands at this time. */
export const noticesAt = (db: Db, now: Date) =>
  db.selectFrom(db.selectFrom("product_notices").selectAll().select(stateAt(now).as("state")).as("n"));
type Notices = ReturnType<typeof noticesAt>;

/** Where the fields of the list come from. */
export const noticeFields = {
  fields: {
    id: "n.id",
    title: "n.title",
    state: "n.state",
    public_date: "n.public_date",
    end_date: "n.end_date",
    read_count: "n.read_count",
    updated_at: "n.updated_at",
  },
  search: (query: Notices, _like: string, typed: string) =>
    query.where(
      // Tags and the addresses of links are not what somebody looks for.
      sql<boolean>`strpos(searchable(concat_ws(' ', n.title, n.title_en, regexp_replace(n.content || n.content_en, '<[^>]*>', ' ', 'g'))), searchable(${typed})) > 0`,
    ),
} as const;

export const findNotice = (db: Db, id: number, now: Date) =>
  noticesAt(db, now)
    .select([
      "n.id",
      "n.title",
      "n.content",
      "n.title_en",
      "n.content_en",
      "n.published",
      "n.state",
      "n.public_date",
      "n.end_date",
      "n.read_count",
      "n.updated_at",
    ])
    .where("n.id", "=", id)
    .executeTakeFirst();
export type WrittenNotice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** Nobody else changes the notice until the transaction ends; people may go on reading it. */
export const lockNotice = (db: Db, id: number) =>
  db.selectFrom("product_notices").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export type StoredProductNotice = {
  readonly title: string;
  readonly content: string;
  readonly title_en: string;
  readonly content_en: string;
  readonly published: boolean;
  readonly public_date: Date;
  readonly end_date: Date | null;
};

export const insertNotice = async (db: Db, values: StoredProductNotice, now: Date): Promise<number> =>
  (
    await db
      .insertInto("product_notices")
      .values({ ...values, created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const updateNotice = (
  db: Db,
  id: number,
  values: StoredProductNotice & { readonly updated_at: Date },
) => db.updateTable("product_notices").set(values).where("id", "=", id).execute();

export const setUnread = (db: Db, id: number) =>
  db.updateTable("product_notices").set({ read_count: 0 }).where("id", "=", id).execute();

export const deleteNotice = (db: Db, id: number) =>
  db.deleteFrom("product_notices").where("id", "=", id).execute();

/** Notes which notices run now, and returns those that have begun or ended since this was noted last. */
export const settleRunning = (db: Db, now: Date) =>
  db
    .updateTable("product_notices")
    .set({ is_running: isRunning(now) })
    .where(sql<boolean>`is_running <> ${isRunning(now)}`)
    .returning("id")
    .execute();
