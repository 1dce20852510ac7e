import { sql } from "kysely";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { StateValues } from "./membership-state.sql.ts";

/**
 * Returns the name that the office sees: the account's, what the office has entered of somebody who has not registered
 * yet, or how it stood when somebody left.
 */
export const nameOf = (field: "family_name" | "given_name") =>
  sql<string>`case when has_ended(m.state) then ${sql.ref(`m.former_${field}`)}
    when a.family_name = '' then coalesce(m.registration->>${sql.lit(field)}, '') else ${sql.ref(`a.${field}`)} end`;

/** Returns what the account says, or null once somebody has left: the office does not follow people any further. */
export const whileHere = <T>(column: `a.${string}`) =>
  sql<T | null>`case when not has_ended(m.state) then ${sql.ref(column)} end`;

/**
 * Lists people of one kind as a bulk act needs them, with the columns for a letter, by their numbers. `changes` are the
 * times that count as a change: the membership's, and the account's where the act is judged by its data.
 */
export const listActedUpon =
  (kind: MemberKind, changes: readonly ("m.updated_at" | "a.updated_at")[] = ["m.updated_at"]) =>
  (db: Db, communityId: number, membershipIds: readonly number[]) =>
    db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .innerJoin("communities as c", "c.id", "m.community_id")
      .select([
        "m.id",
        "m.management_no as number",
        sql<string>`trim(${nameOf("family_name")} || ' ' || ${nameOf("given_name")})`.as("name"),
        sql<Date>`greatest(${sql.join(changes.map((column) => sql.ref(column)))})`.as("changed_at"),
        "m.state",
        "m.role",
        "m.posting_blocked",
        "m.flags",
        "m.account_id",
        // Somebody turned from employee to alumnus: nobody can sign in with the account until they register as one.
        sql<boolean>`a.activated_at is null`.as("is_unowned"),
        "a.credentials_epoch",
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
export type ActedUpon = Awaited<ReturnType<ReturnType<typeof listActedUpon>>>[number];

/** Changes those whose state is still `from`. */
export const updateStates = (
  db: Db,
  membershipIds: readonly number[],
  { from, values }: { readonly from: MembershipState; readonly values: StateValues },
) =>
  db
    .updateTable("memberships")
    .set(values)
    .where("id", "in", [...membershipIds])
    .where("state", "=", from)
    .returning(["id", "account_id", "joined_at"])
    .execute();

export const updatePostingBlocked = (
  db: Db,
  membershipIds: readonly number[],
  posting_blocked: boolean,
  updated_at: Date,
) =>
  db
    .updateTable("memberships")
    .set({ posting_blocked, updated_at })
    .where("id", "in", [...membershipIds])
    .execute();

const erased = () =>
  ({
    role: "member",
    display_name: "",
    introduction: "",
    registration: asJson({}),
    additional_information: asJson({}),
    enrollment_start_period: null,
    employee_id: null,
    flags: 0,
  }) as const;

/** Whoever has been a member before has left, as before they applied again. */
export const updateCandidaciesEnded = (db: Db, membershipIds: readonly number[], now: Date) =>
  db
    .updateTable("memberships")
    .set({
      state: sql<MembershipState>`case when joined_at is null then 'rejected' else 'withdrawn' end`,
      withdrawn_at: sql<Date | null>`case when joined_at is not null then coalesce(withdrawn_at, ${now}) end`,
      updated_at: now,
    })
    .where("id", "in", [...membershipIds])
    .where("state", "=", "under_review")
    .returning(["id", "account_id", "joined_at"])
    .execute();

/** Ends and erases the memberships in one update, since every update of a row rewrites its search entries. */
export const updateWithdrawn = (db: Db, membershipIds: readonly number[], from: MembershipState, now: Date) =>
  db
    .updateTable("memberships")
    .set({ state: "withdrawn", withdrawn_at: now, updated_at: now, ...erased() })
    .where("id", "in", [...membershipIds])
    .where("state", "=", from)
    .returning("id")
    .execute();

export const eraseProfileRows = (db: Db, by: "id" | "account_id", ids: readonly number[]) =>
  db
    .updateTable("memberships")
    .set(erased())
    .where(by, "in", [...ids])
    .returning("id")
    .execute();

/** Nothing refers to the rows of people who never took part. */
export const deleteMemberships = async (db: Db, membershipIds: readonly number[]) => {
  if (membershipIds.length > 0)
    await db
      .deleteFrom("memberships")
      .where("id", "in", [...membershipIds])
      .execute();
};
