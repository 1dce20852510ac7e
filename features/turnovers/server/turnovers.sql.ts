import { sql } from "kysely";
import { nameOf } from "#features/memberships/server/index.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";

/** Finds a present or former member who was turned over or might be. */
export const findMember = async (db: Db, communityId: number, membershipId: number) =>
  await db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select([
      "m.id",
      "m.account_id",
      "m.kind",
      "m.role",
      "m.state",
      "m.management_no",
      "m.display_name",
      "a.email",
      "a.language",
      nameOf("family_name").as("family_name"),
      nameOf("given_name").as("given_name"),
      "a.family_name_kana",
      "a.given_name_kana",
    ])
    .where("m.community_id", "=", communityId)
    .where("m.id", "=", membershipId)
    .executeTakeFirst();
export type TurnoverMember = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const countOf = (table: "posts" | "comments" | "group_members" | "chatroom_members", membershipId: number) =>
  sql<number>`(select count(*) from ${sql.table(table)} where membership_id = ${membershipId})`;

export const countKept = async (db: Db, id: number) =>
  (
    await sql<{ posts: number; comments: number; groups: number; chats: number }>`
      select ${countOf("posts", id)} as posts, ${countOf("comments", id)} as comments,
        ${countOf("group_members", id)} as groups, ${countOf("chatroom_members", id)} as chats`.execute(db)
  ).rows[0] as { posts: number; comments: number; groups: number; chats: number };

export const findWaiting = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("turnovers")
    .selectAll()
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("accepted_at", "is", null)
    .executeTakeFirst();
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Tells whether another membership of the community waits for the owner of the address. */
export const isInvited = async (db: Db, communityId: number, email: string, exceptOf: number) =>
  (await db
    .selectFrom("turnovers")
    .select("id")
    .where("community_id", "=", communityId)
    .where("email", "=", email)
    .where("membership_id", "!=", exceptOf)
    .executeTakeFirst()) !== undefined;

export const findEmail = async (db: Db, accountId: number): Promise<string | null | undefined> =>
  (await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirst())?.email;

export const isHere = async (db: Db, communityId: number, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where("account_id", "=", accountId)
    .executeTakeFirst()) !== undefined;

/** Finds one whose invitation was accepted no longer ago. */
export const findAccepted = (db: Db, communityId: number, membershipId: number, since: Date) =>
  db
    .selectFrom("turnovers")
    .select(["id", "employee_account_id", "accepted_at"])
    .select((eb) => eb.ref("description_before").$castTo<DescriptionBefore | null>().as("description_before"))
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("accepted_at", ">", since)
    .orderBy("accepted_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** This is overwritten by what the person states when they accept. */
const described = [
  "display_name",
  "introduction",
  "is_profile_public",
  "enrollment_start_period",
  "employee_id",
  "registration",
  "additional_information",
] as const;

export type DescriptionBefore = {
  readonly display_name: string;
  readonly introduction: string;
  readonly is_profile_public: boolean;
  readonly enrollment_start_period: string | null;
  readonly employee_id: string | null;
  readonly registration: object;
  readonly additional_information: object;
};

export const findDescription = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships")
    .select(described)
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .executeTakeFirstOrThrow();

/** Somebody else may have been given the number meanwhile. */
export const isNumberTaken = async (db: Db, communityId: number, employeeId: string): Promise<boolean> =>
  (await db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where("employee_id", "=", employeeId)
    .executeTakeFirst()) !== undefined;

/** Nobody gives these memberships back any more, so what they said before is of no use. */
export const forgetDescriptions = (db: Db, acceptedBefore: Date) =>
  db
    .updateTable("turnovers")
    .set({ description_before: null })
    .where("accepted_at", "<", acceptedBefore)
    .where("description_before", "is not", null)
    .execute();

type NewTurnover = Omit<Waiting, "id" | "accepted_at" | "revoked_at" | "key_hash" | "description_before">;

export const insertTurnover = (db: Db, row: NewTurnover) =>
  db.insertInto("turnovers").values(row).returning("id").executeTakeFirstOrThrow();

/** Deletes it with the registrations by its invitation. */
export const deleteTurnover = (db: Db, id: number) =>
  db.deleteFrom("turnovers").where("id", "=", id).execute();

export const deleteTurnoversOf = (db: Db, membershipIds: readonly number[]) =>
  db
    .deleteFrom("turnovers")
    .where("membership_id", "in", [...membershipIds])
    .execute();

/** A revoked link stays revoked; a valid one works until the next mail has left. */
export const askAgain = (db: Db, id: number, again: { asked_at: Date; expires_at: Date }) =>
  db
    .updateTable("turnovers")
    .set({
      ...again,
      revoked_at: null,
      key_hash: sql<Buffer | null>`case when revoked_at is null then key_hash end`,
    })
    .where("id", "=", id)
    .execute();

/** Returns whether there was one that could still be used. */
export const revoke = async (db: Db, communityId: number, membershipId: number, now: Date) =>
  (await db
    .updateTable("turnovers")
    .set({ revoked_at: now })
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Finds the recipient and sender of the invitation's mail, while it waits. */
export const findRecipient = (db: Db, id: number) =>
  db
    .selectFrom("turnovers as t")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "t.community_id").onRef("m.id", "=", "t.membership_id"),
    )
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "t.community_id")
    .leftJoin("turnover_requests as r", (join) =>
      join.onRef("r.community_id", "=", "t.community_id").onRef("r.turnover_id", "=", "t.id"),
    )
    .select([
      "r.confirmed_at",
      ...recipientColumns.slice(2),
      "t.email",
      "t.language",
      "c.corporation_name",
      "t.asked_at",
    ] as const)
    .where("t.id", "=", id)
    .where("t.accepted_at", "is", null)
    .where("t.revoked_at", "is", null)
    .where("c.suspended_at", "is", null)
    .executeTakeFirst();

export const updateKey = (db: Db, id: number, key_hash: Buffer, expires_at: Date) =>
  db
    .updateTable("turnovers")
    .set({ key_hash, expires_at })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .execute();

/** Finds it by its mail's key, which is void while the community is suspended, or by a registration's id. */
export const findTurnover = (db: Db, by: { key_hash: Buffer } | { id: number }) =>
  db
    .selectFrom("turnovers as t")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "t.community_id").onRef("m.id", "=", "t.membership_id"),
    )
    .innerJoin("communities as c", "c.id", "t.community_id")
    .select([
      "t.id",
      "t.community_id",
      "t.membership_id",
      "t.invited_by_membership_id",
      "t.email",
      "t.expires_at",
      "t.revoked_at",
      "t.accepted_at",
      "m.account_id",
      "m.display_name",
      "m.state",
    ])
    .$if("id" in by, (query) => query.where("t.id", "=", (by as { id: number }).id))
    .$if("key_hash" in by, (query) =>
      query
        .where("t.key_hash", "=", (by as { key_hash: Buffer }).key_hash)
        .where("c.suspended_at", "is", null),
    )
    .executeTakeFirst();

export const markAccepted = (db: Db, id: number, before: object, now: Date) =>
  db
    .updateTable("turnovers")
    .set({ accepted_at: now, email: null, description_before: asJson(before) })
    .where("id", "=", id)
    .execute();

/** Finds the membership that the account has left here, if any. */
export const findLeft = (db: Db, communityId: number, accountId: number) =>
  db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
