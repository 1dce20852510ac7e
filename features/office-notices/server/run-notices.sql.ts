import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { Key, RememberedList } from "./office-notices.sql.ts";

export type RunRow = RememberedList & {
  readonly community_id: number;
  readonly id: number;
  readonly notification_type: 1 | 2;
  readonly targets: string[];
  readonly published: boolean;
  readonly state: "waiting" | "running" | "over";
  readonly publication_start_period: Date;
  readonly publication_end_period: Date | null;
  readonly begun_at: Date | null;
  readonly deleted_at: Date | null;
  readonly suspended_at: Date | null;
};

/** Deleted ones are found too, until their rows are gone. */
export const lockNoticeToRun = async (db: Db, { communityId, id }: Key): Promise<RunRow | undefined> => {
  const { rows } = await sql<RunRow>`
    select o.community_id, o.id, o.notification_type, o.targets, o.view_id, o.list_kind, o.list_name, o.list_query,
      o.published, o.state, o.publication_start_period, o.publication_end_period, o.begun_at, o.deleted_at,
      c.suspended_at
    from office_notices o join communities c on c.id = o.community_id
    where o.community_id = ${communityId} and o.id = ${id}
    for update of o`.execute(db);
  return rows[0];
};

export const setBegun = (db: Db, { communityId, id }: Key, begun_at: Date) =>
  db
    .updateTable("office_notices")
    .set({ state: "running", begun_at, reached_count: 0, read_count: 0 })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .execute();

/** Stores how many had it and had read it. */
export const setOver = (db: Db, { communityId, id }: Key) =>
  sql`
    update office_notices o set state = 'over',
      reached_count = case when o.state = 'running' then counted.reached else o.reached_count end,
      read_count = case when o.state = 'running' then counted.read else o.read_count end
    from (select count(*)::int as reached, (count(*) filter (where is_read))::int as read from notices
      where community_id = ${communityId} and office_notice_id = ${id}) counted
    where o.community_id = ${communityId} and o.id = ${id}`.execute(db);

export const deleteOfficeNotice = (db: Db, { communityId, id }: Key) =>
  db
    .deleteFrom("office_notices")
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .execute();

type Due = { readonly now: Date; readonly begunAfter: Date; readonly limit: number };

/**
 * Lists those that begin or end now. Those of a suspended community wait until it is resumed. Whoever joined in the
 * very moment in which one began was seen by neither side, so those begun since `begunAfter` are looked at again.
 */
export const listDueNotices = async (db: Db, { now, begunAfter, limit }: Due): Promise<Key[]> => {
  const { rows } = await sql<Key>`
    select o.community_id as "communityId", o.id
    from office_notices o join communities c on c.id = o.community_id
    where o.state = 'waiting' and o.published and o.deleted_at is null and o.publication_start_period <= ${now}
      and (c.suspended_at is null or o.publication_end_period <= ${now})
    union all
    select community_id, id from office_notices
    where state = 'running' and (publication_end_period <= ${now} or begun_at > ${begunAfter})
    union all
    select community_id, id from office_notices where deleted_at is not null
    limit ${limit}`.execute(db);
  return rows;
};
