import { sql } from "kysely";
import type { Language } from "#kit/contract/language.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";

export type RequestOutcome = "carried_out" | "objected" | "cancelled" | "lapsed" | "undone";

/** A name of somebody who has left is empty. */
const requests = (db: Db) =>
  db
    .selectFrom("turnover_requests as r")
    .innerJoin("communities as c", "c.id", "r.community_id")
    .innerJoin("memberships as asker", (join) =>
      join
        .onRef("asker.community_id", "=", "r.community_id")
        .onRef("asker.id", "=", "r.asked_by_membership_id"),
    )
    .leftJoin("turnovers as t", (join) =>
      join.onRef("t.community_id", "=", "r.community_id").onRef("t.id", "=", "r.turnover_id"),
    )
    .select([
      "r.community_id",
      "r.id",
      "r.membership_id",
      "r.employee_account_id",
      "r.asked_by_membership_id",
      "r.email",
      "r.language",
      "r.asked_at",
      "r.due_at",
      "r.confirmed_at",
      "r.outcome",
      "r.turnover_id",
      "t.accepted_at",
      "c.name as community_name",
      "c.corporation_name",
      "c.suspended_at",
      sql<string | null>`nullif(asker.display_name, '')`.as("asked_by"),
    ]);

export type TurnoverRequest = NonNullable<Awaited<ReturnType<typeof findOpenRequest>>>;

export const findOpenRequest = (db: Db, communityId: number, membershipId: number) =>
  requests(db)
    .where("r.community_id", "=", communityId)
    .where("r.membership_id", "=", membershipId)
    .where("r.outcome", "is", null)
    .executeTakeFirst();

/** Finds the request that has led to the turnover. */
export const findRequestOfTurnover = (db: Db, communityId: number, turnoverId: number) =>
  requests(db)
    .where("r.community_id", "=", communityId)
    .where("r.turnover_id", "=", turnoverId)
    .executeTakeFirst();

export const findRequestByKey = (db: Db, objection_key_hash: Buffer) =>
  requests(db).where("r.objection_key_hash", "=", objection_key_hash).executeTakeFirst();

/** Finds it only for the employee who is asked. */
export const findOwnRequest = (db: Db, accountId: number, id: number) =>
  requests(db).where("r.id", "=", id).where("r.employee_account_id", "=", accountId).executeTakeFirst();

/** Lists what the employee can still decide about. */
export const listOwnRequests = (db: Db, accountId: number) =>
  requests(db)
    .where("r.employee_account_id", "=", accountId)
    .where((eb) =>
      eb.or([
        eb("r.outcome", "is", null),
        eb.and([
          eb("r.outcome", "=", "carried_out"),
          eb("r.confirmed_at", "is", null),
          eb("r.turnover_id", "is not", null),
        ]),
      ]),
    )
    .orderBy("r.id", "desc")
    .execute();

export const listDueRequests = (db: Db, now: Date) =>
  requests(db)
    .where("r.outcome", "is", null)
    .where("r.due_at", "<=", now)
    .where("c.suspended_at", "is", null)
    .orderBy("r.due_at")
    .orderBy("r.id")
    .execute();

/** Reads it again once the community is locked. */
export const findRequest = (db: Db, communityId: number, id: number) =>
  requests(db).where("r.community_id", "=", communityId).where("r.id", "=", id).executeTakeFirst();

/** Tells whether the employee has objected since they were last turned over. */
export const hasObjected = async (db: Db, communityId: number, membershipId: number): Promise<boolean> => {
  const last = await db
    .selectFrom("turnover_requests")
    .select("outcome")
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("outcome", "in", ["objected", "carried_out", "undone"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.outcome === "objected";
};

type NewRequest = {
  readonly community_id: number;
  readonly membership_id: number;
  readonly employee_account_id: number;
  readonly asked_by_membership_id: number;
  readonly email: string;
  readonly language: Language;
  readonly asked_at: Date;
};

/** Of two at once, the second finds the first's: undefined. */
export const insertRequest = (db: Db, request: NewRequest) =>
  db
    .insertInto("turnover_requests")
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(["community_id", "membership_id"]).where("outcome", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();

/** The wait begins with the first letter that has left; a repeated one makes the key of the one before void. */
export const updateObjectionKey = (
  db: Db,
  { communityId, id }: { readonly communityId: number; readonly id: number },
  objection_key_hash: Buffer,
  due_at: Date,
) =>
  db
    .updateTable("turnover_requests")
    .set((eb) => ({ objection_key_hash, due_at: eb.fn.coalesce("due_at", eb.val(due_at)) }))
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .where("outcome", "is", null)
    .execute();

type Key = Pick<TurnoverRequest, "community_id" | "id">;

export const markConfirmed = (db: Db, { community_id, id }: Key, now: Date) =>
  db
    .updateTable("turnover_requests")
    .set((eb) => ({ confirmed_at: now, due_at: eb.fn.coalesce("due_at", eb.val(now)) }))
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

/** What is confirmed while the community is suspended is carried out as soon as it is not. */
export const makeDue = (db: Db, { community_id, id }: Key, due_at: Date) =>
  db
    .updateTable("turnover_requests")
    .set({ due_at })
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

/** The address is kept only while somebody can still decide about it. */
export const endRequest = (
  db: Db,
  { community_id, id }: Key,
  outcome: RequestOutcome,
  now: Date,
  turnover_id: number | null = null,
) =>
  db
    .updateTable("turnover_requests")
    .set({ outcome, ended_at: now, turnover_id, ...(outcome === "carried_out" ? {} : { email: null }) })
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

/** An address about which the employee has decided, or cannot decide any more, is of no use. */
export const forgetAddresses = (db: Db, confirmedBefore: Date) =>
  db
    .updateTable("turnover_requests")
    .set({ email: null })
    .where("email", "is not", null)
    .where("outcome", "is not", null)
    .where((eb) =>
      eb.or([
        eb("confirmed_at", "<", confirmedBefore),
        eb("turnover_id", "is", null),
        eb("employee_account_id", "not in", (of) =>
          of.selectFrom("accounts").select("id").where("deleted_at", "is", null),
        ),
      ]),
    )
    .execute();

/** A membership that says nothing any more keeps no address of its owner. */
export const deleteRequestsOf = (db: Db, membershipIds: readonly number[]) =>
  db
    .deleteFrom("turnover_requests")
    .where("membership_id", "in", [...membershipIds])
    .execute();

/** Finds the employee to whom the letter about an open request goes. */
export const findAsked = (db: Db, communityId: number, id: number) =>
  db
    .selectFrom("turnover_requests as r")
    .innerJoin("accounts as a", "a.id", "r.employee_account_id")
    .innerJoin("communities as c", "c.id", "r.community_id")
    .innerJoin("memberships as asker", (join) =>
      join
        .onRef("asker.community_id", "=", "r.community_id")
        .onRef("asker.id", "=", "r.asked_by_membership_id"),
    )
    .select([...recipientColumns, "asker.display_name as asked_by", "r.email as private_email"])
    .where("r.community_id", "=", communityId)
    .where("r.id", "=", id)
    .where("r.outcome", "is", null)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();

/** Finds an account with the community in whose name a letter goes to it. */
export const findAddressee = (db: Db, communityId: number, accountId: number) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("communities as c", (join) => join.on("c.id", "=", communityId))
    .select(recipientColumns)
    .where("a.id", "=", accountId)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();

/** Lists everybody who administrates the community, to be told what concerns all of them. */
export const listAdministrators = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["m.id", "m.account_id", ...recipientColumns])
    .where("m.community_id", "=", communityId)
    .where("m.state", "=", "participating")
    .where(sql.raw<boolean>(isAdministratorSql("m")))
    .orderBy("m.id")
    .execute();

/** Finds who has asked, while they still may. */
export const findAsker = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .select(["m.account_id", "m.role"])
    .where("m.community_id", "=", communityId)
    .where("m.id", "=", membershipId)
    .where("m.state", "=", "participating")
    .where(sql.raw<boolean>(isAdministratorSql("m")))
    .executeTakeFirst();
