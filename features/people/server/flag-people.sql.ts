import { sql } from "kysely";
import type { FlagSlot } from "#features/management-flags/contract/calls.ts";
import type { BulkActKey } from "#kit/server/bulk/bulk-acts.sql.ts";
import type { Db } from "#kit/server/database/database.ts";

export const countFlags = (db: Db, communityId: number) =>
  db
    .selectFrom("people")
    .select(["kind", "flags", sql<number>`count(*)::int`.as("people")])
    .where("community_id", "=", communityId)
    .where("flags", "!=", 0)
    .groupBy(["kind", "flags"])
    .execute();

/** Lists the flags that each person carried before an act and after it. */
export const listFlagsAround = async (
  db: Db,
  { communityId, bulkActId }: BulkActKey,
  membershipIds: readonly number[],
) => {
  const rows = await db
    .selectFrom("audit_event_targets as t")
    .innerJoin("audit_events as e", (join) =>
      join.onRef("e.community_id", "=", "t.community_id").onRef("e.id", "=", "t.event_id"),
    )
    .select(["t.membership_id as id", sql<[FlagSlot[], FlagSlot[]] | null>`t.changes->'flags'`.as("flags")])
    .where("t.community_id", "=", communityId)
    .where("t.membership_id", "in", [...membershipIds])
    .where("e.activity_id", "=", bulkActId)
    .execute();
  return new Map(rows.map(({ id, flags }) => [id ?? 0, flags]));
};
