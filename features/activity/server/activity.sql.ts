import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { activityOutcomes } from "../contract/calls.ts";

/** The counts of a finished activity tell how it has ended. */
const outcome = sql<(typeof activityOutcomes)[number]>`case
  when v.state <> 'finished' then v.state
  when v.done_count = v.total then 'succeeded'
  when v.done_count = 0 then 'failed'
  else 'partly' end`;

export const findActivities = (db: Db, communityId: number, wanted?: (typeof activityOutcomes)[number]) =>
  db
    .selectFrom("activities as v")
    .innerJoin("memberships as m", "m.id", "v.actor_membership_id")
    .where("v.community_id", "=", communityId)
    .where((where) => (wanted === undefined ? where.lit(true) : where(outcome, "=", wanted)));

export const activityColumns = [
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

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

export const findActivity = (db: Db, communityId: number, activityId: number) =>
  findActivities(db, communityId).select(activityColumns).where("v.id", "=", activityId).executeTakeFirst();

/** Failed and left-out targets come first and done ones last, each in the order in which they were named. */
export const listTargets = (db: Db, communityId: number, activityId: number) =>
  db
    .selectFrom("activity_targets as t")
    .leftJoin("activities as earlier", (join) =>
      join
        .onRef("earlier.community_id", "=", "t.community_id")
        .onRef("earlier.id", "=", "t.earlier_activity_id"),
    )
    .leftJoin("memberships as m", "m.id", "earlier.actor_membership_id")
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
    .where("t.activity_id", "=", activityId)
    .orderBy(sql`array_position(array['failed', 'skipped', null, 'done'], t.outcome)`)
    .orderBy("t.place")
    .execute();
