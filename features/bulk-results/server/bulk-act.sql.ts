import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { BulkActOutcome } from "../contract/calls.ts";

/** The counts of a finished bulk act tell how it has ended. */
const outcome = sql<BulkActOutcome>`case
  when v.state <> 'finished' then v.state
  when v.done_count = v.total then 'succeeded'
  when v.done_count = 0 then 'failed'
  else 'partly' end`;

export const findBulkActs = (db: Db, communityId: number, wanted?: BulkActOutcome) =>
  db
    .selectFrom("activities as v")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "v.community_id").onRef("m.id", "=", "v.actor_membership_id"),
    )
    .where("v.community_id", "=", communityId)
    .where((where) => (wanted === undefined ? where.lit(true) : where(outcome, "=", wanted)));

export const bulkActColumns = [
  "v.id",
  "v.kind",
  "v.state",
  "v.total as target_count",
  "v.done_count",
  "v.skipped_count",
  "v.failed_count",
  "v.created_at",
  "v.finished_at",
  "m.display_name as by",
] as const;

export type BulkActRow = NonNullable<Awaited<ReturnType<typeof findBulkAct>>>;

export const findBulkAct = (db: Db, communityId: number, bulkActId: number) =>
  findBulkActs(db, communityId).select(bulkActColumns).where("v.id", "=", bulkActId).executeTakeFirst();

/** Failed and left-out targets come first and done ones last, each in the order in which they were named. */
export const listTargets = (db: Db, communityId: number, bulkActId: number) =>
  db
    .selectFrom("activity_targets as t")
    .leftJoin("activities as earlier", (join) =>
      join
        .onRef("earlier.community_id", "=", "t.community_id")
        .onRef("earlier.id", "=", "t.earlier_activity_id"),
    )
    .leftJoin("memberships as m", (join) =>
      join
        .onRef("m.community_id", "=", "earlier.community_id")
        .onRef("m.id", "=", "earlier.actor_membership_id"),
    )
    .select([
      "t.target_id as id",
      "t.number",
      "t.name",
      "t.outcome",
      "t.reason",
      "earlier.kind as earlier_kind",
      sql<Date | null>`coalesce(earlier.finished_at, earlier.created_at)`.as("earlier_at"),
      "m.display_name as earlier_by",
    ])
    .where("t.community_id", "=", communityId)
    .where("t.activity_id", "=", bulkActId)
    .orderBy(sql`array_position(array['failed', 'skipped', null, 'done'], t.outcome)`)
    .orderBy("t.place")
    .execute();
