import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

type Seats = {
  readonly membershipId: number;
  /** Null finds the seats of the present owner. */
  readonly holderId: number | null;
  /** The chat began then or later. */
  readonly since?: Date | undefined;
};

export type LockedRoom = Awaited<ReturnType<typeof lockRoomsOf>>[number];

/** Locks the rooms in which the membership has a seat of its own. */
export const lockRoomsOf = (db: Db, { membershipId, holderId, since }: Seats) =>
  db
    .selectFrom("chatrooms as r")
    .innerJoin("chatroom_members as s", (join) =>
      join.onRef("s.community_id", "=", "r.community_id").onRef("s.chatroom_id", "=", "r.id"),
    )
    .select(["r.id", "r.last_seq", "r.end_date"])
    .where("s.membership_id", "=", membershipId)
    .where("s.is_office", "=", false)
    .where("s.held_by_account_id", holderId === null ? "is" : "=", holderId)
    .$if(since !== undefined, (query) => query.where("r.created_at", ">=", since as Date))
    .orderBy("r.id")
    .forUpdate("r")
    .execute();

const idsOf = (rooms: readonly LockedRoom[]) => sql<number>`any(${rooms.map(({ id }) => id)}::bigint[])`;

export const updateHolder = (
  db: Db,
  membershipId: number,
  rooms: readonly LockedRoom[],
  held_by_account_id: number | null,
) =>
  db
    .updateTable("chatroom_members")
    .set({ held_by_account_id })
    .where("chatroom_id", "=", idsOf(rooms))
    .where("membership_id", "=", membershipId)
    .where("is_office", "=", false)
    .execute();

/** What follows the pair in the key of a direct chat that is not the pair's present one. */
const ASIDE = "/";

/** The pair may begin another direct chat. */
export const releaseDirectKeys = (db: Db, rooms: readonly LockedRoom[]) =>
  db
    .updateTable("chatrooms")
    .set({ direct_key: sql<string>`split_part(direct_key, ${ASIDE}, 1) || ${ASIDE} || id` })
    .where("id", "=", idsOf(rooms))
    .where("kind", "=", "direct")
    .execute();

/** The pair goes on in its first chat, unless it has begun another or the other side is kept by an earlier owner. */
export const restoreDirectKeys = (db: Db, rooms: readonly LockedRoom[]) =>
  db
    .updateTable("chatrooms as r")
    .set({ direct_key: sql<string>`split_part(r.direct_key, ${ASIDE}, 1)` })
    .where("r.id", "=", idsOf(rooms))
    .where("r.kind", "=", "direct")
    .where(
      sql<boolean>`not exists (select from chatrooms other where other.community_id = r.community_id
        and other.direct_key = split_part(r.direct_key, ${ASIDE}, 1))`,
    )
    .where(
      sql<boolean>`not exists (select from chatroom_members s
        where s.chatroom_id = r.id and s.held_by_account_id is not null)`,
    )
    .where(
      // Of several chats of one pair that open again, the first is theirs.
      sql<boolean>`r.id = (select min(same.id) from chatrooms same where same.community_id = r.community_id
        and same.id = ${idsOf(rooms)}
        and split_part(same.direct_key, ${ASIDE}, 1) = split_part(r.direct_key, ${ASIDE}, 1))`,
    )
    .execute();

export const countOpenUnread = async (db: Db, membershipId: number): Promise<number> =>
  (
    await db
      .selectFrom("chatroom_members")
      .select((eb) =>
        eb.cast<number>(eb.fn.coalesce(eb.fn.sum("unread_count"), eb.lit(0)), "integer").as("sum"),
      )
      .where("membership_id", "=", membershipId)
      .where("is_office", "=", false)
      .where("held_by_account_id", "is", null)
      .executeTakeFirstOrThrow()
  ).sum;
