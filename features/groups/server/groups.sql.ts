import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { insertOnce } from "#kit/server/database/insert-once.ts";
import { groupStatus } from "../contract/views.ts";

const facts = [
  "id",
  "community_id",
  "creator_membership_id",
  "name",
  "information",
  "is_invitation_only",
  "published",
  "members_count",
  "updated_at",
] as const;

export const findGroup = (db: Db, id: number) =>
  db.selectFrom("groups").select(facts).where("id", "=", id).executeTakeFirst();

/** Whoever changes a group or its members locks it first; undefined when it is gone. */
export const lockGroup = (db: Db, id: number) =>
  db.selectFrom("groups").select(facts).where("id", "=", id).forUpdate().executeTakeFirst();

export type GroupFactsRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export const findStatus = async (db: Db, groupId: number, membershipId: number): Promise<number | null> =>
  (
    await db
      .selectFrom("group_members")
      .select("status")
      .where("group_id", "=", groupId)
      .where("membership_id", "=", membershipId)
      .executeTakeFirst()
  )?.status ?? null;

export type NewGroup = {
  community_id: number;
  creator_membership_id: number;
  client_id: string;
  name: string;
  information: string;
  is_invitation_only: boolean;
  created_at: Date;
  updated_at: Date;
};

/** Counts the creator as a member; inserts once for each `client_id` of theirs. */
export const insertGroup = (db: Db, group: NewGroup) =>
  insertOnce(db, "groups", { ...group, members_count: 1 }, [
    "community_id",
    "creator_membership_id",
    "client_id",
  ]);

type Change = Pick<NewGroup, "name" | "information" | "is_invitation_only" | "updated_at">;

/** Returns undefined and changes nothing when the group has changed since `seenAt`. */
export const updateGroupRow = (db: Db, id: number, change: Change, seenAt: Date | undefined) =>
  db
    .updateTable("groups")
    .set(change)
    .where("id", "=", id)
    .$if(seenAt !== undefined, (query) => query.where("updated_at", "=", seenAt ?? change.updated_at))
    .returning("members_count")
    .executeTakeFirst();

export const deleteGroupRow = (db: Db, id: number) => db.deleteFrom("groups").where("id", "=", id).execute();

type GroupMemberKey = {
  readonly community_id: number;
  readonly group_id: number;
  readonly membership_id: number;
};

/** Returns true when they had not joined. */
export const insertJoined = async (db: Db, key: GroupMemberKey, now: Date) =>
  (await db
    .insertInto("group_members")
    .values({ ...key, status: groupStatus.joined, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["community_id", "group_id", "membership_id"])
        .doUpdateSet({ status: groupStatus.joined, updated_at: now })
        .where("group_members.status", "<>", groupStatus.joined),
    )
    .returning("group_id")
    .executeTakeFirst()) !== undefined;

/** Returns true when they had joined. */
export const markLeft = async (db: Db, groupId: number, membershipId: number, now: Date) =>
  (await db
    .updateTable("group_members")
    .set({ status: groupStatus.left, updated_at: now })
    .where("group_id", "=", groupId)
    .where("membership_id", "=", membershipId)
    .where("status", "=", groupStatus.joined)
    .returning("group_id")
    .executeTakeFirst()) !== undefined;

/** Locks the groups in the order of their ids, so that two who leave at once wait for each other. */
export const lockJoinedGroups = (db: Db, membershipIds: readonly number[]) =>
  db
    .selectFrom("groups")
    .select(["id", "community_id", "is_invitation_only"])
    .where("id", "in", (query) =>
      query
        .selectFrom("group_members")
        .select("group_id")
        .where("membership_id", "in", [...membershipIds])
        .where("status", "=", groupStatus.joined),
    )
    .orderBy("id")
    .forUpdate()
    .execute();

/** Marks the members as left in all locked groups they had joined; returns each group's new member count. */
export async function markAllLeft(
  db: Db,
  membershipIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; members_count: number }>`
    with gone as (
      update group_members set status = ${groupStatus.left}, updated_at = ${now}
      where membership_id = any(${[...membershipIds]}::bigint[]) and status = ${groupStatus.joined}
      returning group_id)
    update groups g set members_count = g.members_count - left_by.people
    from (select group_id, count(*)::int as people from gone group by 1) left_by
    where g.id = left_by.group_id
    returning g.id, g.members_count`.execute(db);
  return new Map(rows.map((row) => [row.id, row.members_count]));
}

export const deleteInvitations = (db: Db, membershipIds: readonly number[]) =>
  db
    .deleteFrom("group_members")
    .where("membership_id", "in", [...membershipIds])
    .where("status", "=", groupStatus.invited)
    .execute();

/** The counter moves in the transaction that adds or removes a member; `updated_at` covers only what people edit. */
export const updateMembersCount = async (db: Db, groupId: number, by: 1 | -1): Promise<number> =>
  (
    await db
      .updateTable("groups")
      .set((eb) => ({ members_count: eb("members_count", "+", by) }))
      .where("id", "=", groupId)
      .returning("members_count")
      .executeTakeFirstOrThrow()
  ).members_count;
