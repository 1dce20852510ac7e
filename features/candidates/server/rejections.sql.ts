import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

type Rejected = {
  readonly communityId: number;
  readonly membershipIds: readonly number[];
  readonly by: number;
  readonly reason: string;
  readonly now: Date;
};

/** Only the last rejection of somebody is stored. */
export const upsertRejections = (db: Db, { communityId, membershipIds, by, reason, now }: Rejected) =>
  db
    .insertInto("rejections")
    .values(
      membershipIds.map((membership_id) => ({
        community_id: communityId,
        membership_id,
        rejected_by_membership_id: by,
        reason,
        rejected_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["community_id", "membership_id"]).doUpdateSet((eb) => ({
        rejected_by_membership_id: eb.ref("excluded.rejected_by_membership_id"),
        reason: eb.ref("excluded.reason"),
        rejected_at: eb.ref("excluded.rejected_at"),
      })),
    )
    .execute();

/** Finds those for whom the rejection is the last that has happened. */
export const rejectionsOf = (db: Db, communityId: number, since: Date) =>
  db
    .selectFrom("rejections as r")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "r.community_id").onRef("m.id", "=", "r.membership_id"),
    )
    .leftJoin("memberships as by", (join) =>
      join.onRef("by.community_id", "=", "r.community_id").onRef("by.id", "=", "r.rejected_by_membership_id"),
    )
    .where("r.community_id", "=", communityId)
    .where("r.rejected_at", ">", since)
    // Somebody who had been a member before has left again; they may have been one once more since.
    .where((eb) =>
      eb.or([
        eb("m.state", "=", "rejected"),
        eb.and([eb("m.state", "=", "withdrawn"), eb("r.rejected_at", ">=", eb.ref("m.withdrawn_at"))]),
      ]),
    );
type Rejections = ReturnType<typeof rejectionsOf>;

const name = sql<string>`trim(m.former_family_name || ' ' || m.former_given_name)`;

/** Where the fields of the list come from. */
export const rejectionFields = {
  fields: {
    id: "m.id",
    name,
    rejected_at: "r.rejected_at",
    rejected_by: sql<string | null>`nullif(by.display_name, '')`,
    reason: "r.reason",
    management_no: "m.management_no",
  },
  search: (query: Rejections, like: string) =>
    query.where(
      sql<boolean>`(searchable(m.former_family_name || m.former_given_name) like searchable(${like})
        or ${like} = '%' || m.management_no || '%')`,
    ),
} as const;

/** Finds when and why somebody who applies again was rejected before. */
export const findEarlierRejection = (
  db: Db,
  { communityId, membershipId, since }: { communityId: number; membershipId: number; since: Date },
) =>
  db
    .selectFrom("rejections")
    .select(["rejected_at", "reason"])
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("rejected_at", ">", since)
    .executeTakeFirst();

/** Lists who was rejected before this time and has not applied again. */
export const listRejectedBefore = async (db: Db, before: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom("rejections as r")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "r.community_id").onRef("m.id", "=", "r.membership_id"),
    )
    .select("m.id")
    .where("r.rejected_at", "<", before)
    .where("m.state", "=", "rejected")
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteRejectionsBefore = (db: Db, before: Date) =>
  db.deleteFrom("rejections").where("rejected_at", "<", before).execute();
