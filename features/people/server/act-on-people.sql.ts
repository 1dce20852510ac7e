import { sql } from "kysely";
import type { FlagSlot } from "#features/management-flags/contract/calls.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import type { ActivityKey } from "#kit/server/bulk/activities.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { nameOf } from "./people-rows.sql.ts";

/** People of one kind as an act upon many needs to know them, and whom to write to in whose name; by their numbers. */
export const listActedUpon =
  (kind: MemberKind) => (db: Db, communityId: number, membershipIds: readonly number[]) =>
    db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .innerJoin("communities as c", "c.id", "m.community_id")
      .select([
        "m.id",
        "m.management_no as number",
        sql<string>`trim(${nameOf("family_name")} || ' ' || ${nameOf("given_name")})`.as("name"),
        "m.updated_at as changed_at",
        sql<MembershipState>`m.state`.as("state"),
        sql<Role>`m.role`.as("role"),
        "m.posting_blocked",
        "m.flags",
        "m.account_id",
        // Of somebody who was enrolled, until they come back as an alumnus: nobody can enter by it yet.
        sql<boolean>`a.activated_at is null`.as("is_unowned"),
        "a.email",
        nameOf("family_name").as("family_name"),
        nameOf("given_name").as("given_name"),
        "a.language",
        "c.name as community_name",
        "c.theme_color",
      ])
      .where("m.community_id", "=", communityId)
      .where("m.kind", "=", kind)
      .where("m.id", "in", [...membershipIds])
      .orderBy("m.management_no")
      .execute();

/** By kind and by the flags together, how many people carry just these. */
export const countFlags = (db: Db, communityId: number) =>
  db
    .selectFrom("people")
    .select(["kind", "flags", sql<number>`count(*)::int`.as("people")])
    .where("community_id", "=", communityId)
    .where("flags", "!=", 0)
    .groupBy(["kind", "flags"])
    .execute();

/** By which flags each was marked before an act, and after it. */
export const listMarks = async (
  db: Db,
  { communityId, activityId }: ActivityKey,
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
    .where("activity_id", "=", activityId)
    .execute();
  return new Map(rows.map(({ id, flags }) => [id ?? 0, flags]));
};

export type ActedUpon = Awaited<ReturnType<ReturnType<typeof listActedUpon>>>[number];
