import { type RawBuilder, sql } from "kysely";
import type { Image } from "#features/files/contract/image.ts";
import { picturesSql } from "#features/notices/server/index.ts";
import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { NoticeState } from "../contract/calls.ts";
import type { NoticeTarget } from "../contract/fields.ts";

export type Key = { readonly communityId: number; readonly id: number };

/** Reads the notices that the office sees; a deleted one only has rows left that are being removed. */
export const noticesOf = (db: Db, communityId: number) =>
  db
    .selectFrom("office_notices as o")
    .where("o.community_id", "=", communityId)
    .where("o.deleted_at", "is", null);
type Notices = ReturnType<typeof noticesOf>;

const shownState = sql<NoticeState>`case when not o.published then 'draft' when o.state = 'waiting' then 'scheduled' else o.state end`;

/** While the notice runs its rows are counted; what they were is stored when it ends. */
const countOf = (stored: string, condition: string) => sql<number>`case when o.state = 'running'
  then (select count(*)::int from notices n
    where n.community_id = o.community_id and n.office_notice_id = o.id ${sql.raw(condition)})
  else ${sql.ref(stored)} end`;
const reached = countOf("o.reached_count", "");
const read = countOf("o.read_count", "and n.is_read");

/** Where the fields of the list come from. */
export const listedFields = {
  fields: {
    id: "o.id",
    title: "o.title",
    state: shownState,
    content_base: "o.content_base",
    targets: "o.targets",
    notifications_type: "o.notification_type",
    list_name: "o.list_name",
    publication_start_period: "o.publication_start_period",
    publication_end_period: "o.publication_end_period",
    reached_count: reached,
    read_count: read,
    updated_at: "o.updated_at",
  },
  search: (query: Notices, like: string) =>
    query.where(sql<boolean>`o.title || ' ' || o.content_base ilike ${like}`),
} as const;

const columns = [
  "o.id",
  "o.title",
  "o.content",
  "o.content_base",
  "o.detail_link",
  "o.targets",
  "o.view_id",
  "o.list_kind",
  "o.list_name",
  "o.list_query",
  "o.published",
  "o.state",
  "o.publication_start_period",
  "o.publication_end_period",
  "o.notification_type",
  "o.updated_by_membership_id",
  "o.created_at",
  "o.updated_at",
] as const;

export const findOfficeNotice = (db: Db, { communityId, id }: Key) =>
  noticesOf(db, communityId)
    .select(columns)
    .select([
      shownState.as("shown_state"),
      reached.as("reached_count"),
      read.as("read_count"),
      sql<Image[]>`${sql.raw(picturesSql)}`.as("images"),
    ])
    .where("o.id", "=", id)
    .executeTakeFirst();
export type OfficeNoticeRow = NonNullable<Awaited<ReturnType<typeof findOfficeNotice>>>;

/** Nobody else changes the notice until the transaction ends. */
export const lockOfficeNotice = (db: Db, { communityId, id }: Key) =>
  noticesOf(db, communityId).select("o.id").where("o.id", "=", id).forUpdate().executeTakeFirst();

/** A saved list of people as it was when the notice was saved. */
export type RememberedList = {
  readonly view_id: number | null;
  readonly list_kind: "alumnus" | "employee" | null;
  readonly list_name: string | null;
  readonly list_query: string | null;
};

export type StoredNotice = RememberedList & {
  readonly title: string;
  readonly content: string;
  readonly content_base: string;
  readonly detail_link: string | null;
  readonly notification_type: 1 | 2;
  readonly targets: NoticeTarget[];
  readonly published: boolean;
  readonly state: "waiting" | "running" | "over";
  readonly publication_start_period: Date;
  readonly publication_end_period: Date | null;
  readonly updated_by_membership_id: number;
  readonly updated_at: Date;
};

export const insertOfficeNotice = (db: Db, community_id: number, values: StoredNotice) =>
  db
    .insertInto("office_notices")
    .values({ community_id, ...values, created_at: values.updated_at })
    .returning("id")
    .executeTakeFirstOrThrow();

/** How many have it, and how many have read it, is stored where it stops running. */
const countsAtEnd = (ends: boolean) =>
  ends
    ? {
        reached_count: counted(sql`true`),
        read_count: counted(sql`n.is_read`),
      }
    : {};
const counted = (condition: RawBuilder<unknown>) => sql<number>`(select count(*)::int from notices n
  where n.community_id = office_notices.community_id and n.office_notice_id = office_notices.id and ${condition})`;

export const updateOfficeNotice = (db: Db, { communityId, id }: Key, values: StoredNotice, ends: boolean) =>
  db
    .updateTable("office_notices")
    .set({ ...values, ...countsAtEnd(ends) })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .execute();

/** Its rows are removed by the job that follows. */
export const markDeleted = (db: Db, { communityId, id }: Key, now: Date) =>
  db
    .updateTable("office_notices")
    .set({ state: "over", deleted_at: now })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .execute();

export async function replaceImages(
  db: Db,
  { communityId, id }: Key,
  fileIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom("office_notice_files")
    .where("community_id", "=", communityId)
    .where("office_notice_id", "=", id)
    .execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({
    community_id: communityId,
    office_notice_id: id,
    position,
    file_id,
  }));
  await db.insertInto("office_notice_files").values(rows).execute();
}

type Uploader = { readonly communityId: number; readonly accountId: number };

/** Finds the uploader's own pictures for notices of this community among the files. */
export const listOwnPictures = async (db: Db, { communityId, accountId }: Uploader, ids: readonly number[]) =>
  (
    await db
      .selectFrom("files")
      .select("id")
      .where("community_id", "=", communityId)
      .where("id", "in", [...ids])
      .where("uploader_account_id", "=", accountId)
      .where("purpose", "=", "notice")
      .execute()
  ).map(({ id }) => id);

type Audience = { readonly targets: readonly string[]; readonly listed: readonly number[] };

/** Counts whom a notice for these would reach now. */
export const countReached = async (
  db: Db,
  communityId: number,
  { targets, listed }: Audience,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from memberships m
    where m.community_id = ${communityId} and ${sql.raw(isInsideSql("m"))}
      and (is_office_notice_for(${[...targets]}::text[], m.kind, m.role) or m.id = any(${[...listed]}::bigint[]))`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
