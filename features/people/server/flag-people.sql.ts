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
    .selectFrom("audit_events")
    .select([
      "target_membership_id as id",
      sql<[FlagSlot[], FlagSlot[]] | null>`changes->'flags'`.as("flags"),
    ])
    .where("community_id", "=", communityId)
    .where("target_membership_id", "in", [...membershipIds])
    .where("activity_id", "=", bulkActId)
    .execute();
  return new Map(rows.map(({ id, flags }) => [id ?? 0, flags]));
};
