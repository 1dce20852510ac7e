import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";

export const lockMembership = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships")
    .select(["id", "account_id", "kind", "state", "invited_by_membership_id"])
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .forUpdate()
    .executeTakeFirst();

type StateValues = {
  state: MembershipState;
  applied_at?: Date;
  joined_at?: Date;
  withdrawn_at?: Date | null;
  updated_at: Date;
};

export const writeState = (db: Db, membershipId: number, values: StateValues) =>
  db.updateTable("memberships").set(values).where("id", "=", membershipId).execute();

/** The same for those of many who still stand as `from`. */
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
    .returning(["id", "account_id", "invited_by_membership_id", "joined_at"])
    .execute();

/** What is kept of a membership that has ended names nobody and gives no rights, should the person register again. */
export const eraseProfiles = (db: Db, by: "id" | "account_id", ids: readonly number[]) =>
  db
    .updateTable("memberships")
    .set({
      role: "member",
      display_name: "",
      introduction: "",
      registration: asJson({}),
      additional_information: asJson({}),
      enrollment_start_period: null,
      employee_id: null,
    })
    .where(by, "in", [...ids])
    .execute();

export type NewMembership = {
  community_id: number;
  account_id: number;
  kind: MemberKind;
  display_name: string;
  registration: object;
  additional_information: object;
  enrollment_start_period: string | null;
  invited_by_membership_id: number | null;
};

export const insertMembership = (
  db: Db,
  {
    registration,
    additional_information,
    ...row
  }: NewMembership & { state: MembershipState; management_no: number; created_at: Date; updated_at: Date },
) =>
  db
    .insertInto("memberships")
    .values({
      ...row,
      registration: asJson(registration),
      additional_information: asJson(additional_information),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Nothing of people who never took part points to their rows. */
export const deleteMemberships = async (db: Db, membershipIds: readonly number[]) => {
  if (membershipIds.length > 0)
    await db
      .deleteFrom("memberships")
      .where("id", "in", [...membershipIds])
      .execute();
};
