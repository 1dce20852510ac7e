import { sql } from "kysely";
import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";

/** An administrator states this before the person registers; it is stored in `memberships.registration`. */
export type EnteredDetails = {
  readonly family_name: string;
  readonly given_name: string;
  readonly family_name_kana?: string;
  readonly given_name_kana?: string;
  readonly corporation_department_name?: string;
};

/** Finds employees' accounts by address, with their state in the community. */
export const findEmployees = (db: Db, communityId: number, emails: readonly string[]) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.account_id", "=", "a.id").on("m.community_id", "=", communityId),
    )
    .select((eb) => [
      "a.id as account_id",
      "a.email",
      "a.activated_at",
      "m.id as membership_id",
      "m.state",
      // Nobody without a membership has a role.
      eb.fn.coalesce("m.role", sql<Role>`'member'`).as("role"),
      "m.employee_id",
      "m.enrollment_start_period",
      "m.updated_at",
      eb.ref("m.registration").$castTo<Partial<EnteredDetails> | null>().as("entered"),
    ])
    .where("a.kind", "=", "employee")
    .where("a.email", "in", [...emails])
    .execute();

/** Locks these accounts before the community, so that none is deleted meanwhile. */
export const lockEmployees = (db: Db, emails: readonly string[]) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", "employee")
    .where("email", "in", [...emails])
    .orderBy("id")
    .forKeyShare()
    .execute();

/** Finds who has one of the employee ids in the community, those who have left included. */
export const findEmployeeIds = (db: Db, communityId: number, employeeIds: readonly string[]) =>
  db
    .selectFrom("memberships")
    .select(["id", "employee_id"])
    .where("community_id", "=", communityId)
    .where("employee_id", "in", [...employeeIds])
    .execute();

/** Finds whom to mail an invitation to, and in whose name, if the person is still in this state. */
export const findRecipient = (db: Db, membershipId: number, state: MembershipState) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .leftJoin("employee_invitations as i", (join) =>
      join.onRef("i.membership_id", "=", "m.id").on("i.revoked_at", "is", null).on("i.used_at", "is", null),
    )
    .select((eb) => [
      ...recipientColumns,
      "m.community_id",
      "m.role",
      eb.ref("m.registration").$castTo<Partial<EnteredDetails>>().as("entered"),
      "a.activated_at",
      "c.corporation_name",
      "i.created_at as invited_at",
    ])
    .where("m.id", "=", membershipId)
    .where("m.state", "=", state)
    .where("a.deleted_at", "is", null)
    // The link would not work in a suspended community; the person is mailed again once it is open.
    .where("c.suspended_at", "is", null)
    .executeTakeFirst();
