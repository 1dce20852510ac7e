import { sql } from "kysely";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { StateValues } from "./membership-state.sql.ts";

/** As the account says, or as the office has entered somebody who has not registered yet. */
export const nameOf = (field: "family_name" | "given_name") =>
  sql<string>`case when a.family_name = '' then coalesce(m.registration->>${sql.lit(field)}, '') else ${sql.ref(`a.${field}`)} end`;

/**
 * People of one kind as an act upon many needs to know them, and whom to write to in whose name; by their numbers. A change
 * of theirs is one of the membership, or of the account too where it is judged by what that says.
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
        // Of somebody who was enrolled, until they come back as an alumnus: nobody can enter by it yet.
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

/** For those of many who still stand as `from`. */
export const writeStates = (
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

export const writePostingBlocked = (
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

/** Ends and erases them at once, since each writing of a row is a writing of all that people are found by. */
export const writeWithdrawn = (db: Db, membershipIds: readonly number[], from: MembershipState, now: Date) =>
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

/** Nothing of people who never took part points to their rows. */
export const deleteMemberships = async (db: Db, membershipIds: readonly number[]) => {
  if (membershipIds.length > 0)
    await db
      .deleteFrom("memberships")
      .where("id", "in", [...membershipIds])
      .execute();
};
