import { sql } from "kysely";
import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { imageUrlSql } from "#kit/server/files/image-url.sql.ts";

/** Returns the pictures of the office notice `o` as JSON, in their order. */
export const picturesSql = `coalesce((select json_agg(json_build_object(
    'id', file.id, 'url', ${imageUrlSql("file.id", "file.community_id")},
    'width', file.width, 'height', file.height, 'placeholder', file.placeholder) order by pictured.position)
  from office_notice_files pictured
  join files file on file.community_id = pictured.community_id and file.id = pictured.file_id
  where pictured.community_id = o.community_id and pictured.office_notice_id = o.id), '[]'::json)`;

/** This SQL tells whether the file `f` is a picture of a notice of the office that the caller has, or may edit. */
export const showsNoticePictureSql = `exists (select from office_notice_files pictured
  join office_notices o on o.community_id = pictured.community_id and o.id = pictured.office_notice_id
  where pictured.community_id = :community::bigint and pictured.file_id = f.id
    and (:admin::boolean or (o.state = 'running' and exists (select from notices n
      where n.community_id = o.community_id and n.office_notice_id = o.id and n.membership_id = :member::bigint))))`;

/** People have a running notice of the office by their kind or role, or by the list that was asked for them. */
export type RunningNotice = {
  readonly community_id: number;
  readonly id: number;
  readonly notification_type: 1 | 2;
  readonly targets: readonly string[];
  readonly listed: readonly number[];
  readonly begun_at: Date;
};

const isFor = ({ targets, listed }: Pick<RunningNotice, "targets" | "listed">) =>
  sql<boolean>`(is_office_notice_for(${[...targets]}::text[], m.kind, m.role) or m.id = any(${[...listed]}::bigint[]))`;

/** Gives the notice to some of those who do not have it yet; a second run goes on after the first. */
export const insertOfficeNotices = async (db: Db, notice: RunningNotice, limit: number) => {
  const { rows } = await sql<{ id: number; membership_id: number }>`
    insert into notices (community_id, membership_id, notice_type, notification_type, office_notice_id, created_at)
    select m.community_id, m.id, 'office', ${notice.notification_type}::smallint, ${notice.id}::bigint,
      ${notice.begun_at}::timestamptz
    from memberships m
    where m.community_id = ${notice.community_id} and ${sql.raw(isInsideSql("m"))} and ${isFor(notice)}
      and not exists (select from notices n where n.membership_id = m.id and n.office_notice_id = ${notice.id})
    order by m.id limit ${limit}
    on conflict do nothing
    returning id, membership_id`.execute(db);
  return rows;
};

type Key = Pick<RunningNotice, "community_id" | "id">;

/** Takes the notice from some of those who have it: from all, or from whom it is not for. */
export const deleteOfficeNotices = async (
  db: Db,
  { community_id, id }: Key,
  kept: Pick<RunningNotice, "targets" | "listed"> | null,
  limit: number,
): Promise<number[]> => {
  const { rows } = await sql<{ membership_id: number }>`
    delete from notices where community_id = ${community_id} and id in (
      select n.id from notices n join memberships m on m.community_id = n.community_id and m.id = n.membership_id
      where n.community_id = ${community_id} and n.office_notice_id = ${id}
        and ${kept ? sql`not ${isFor(kept)}` : sql`true`}
      order by n.membership_id limit ${limit})
    returning membership_id`.execute(db);
  return rows.map(({ membership_id }) => membership_id);
};
