import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";

export const lockMembership = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships")
    .select(["id", "account_id", "kind", "state"])
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .forUpdate()
    .executeTakeFirst();

export type StateValues = {
  state: MembershipState;
  applied_at?: Date;
  joined_at?: Date;
  withdrawn_at?: Date | null;
  updated_at: Date;
};

export const updateState = (db: Db, membershipId: number, values: StateValues) =>
  db.updateTable("memberships").set(values).where("id", "=", membershipId).execute();

export type Owner = { account_id: number; kind: MemberKind; state: MembershipState };

export const updateOwner = (db: Db, membershipId: number, values: Owner & { updated_at: Date }) =>
  db.updateTable("memberships").set(values).where("id", "=", membershipId).execute();

export type NewMembership = {
  account_id: number;
  kind: MemberKind;
  display_name: string;
  registration: object;
  additional_information: object;
  enrollment_start_period: string | null;
  invited_by_membership_id: number | null;
  employee_id?: string | null;
};

type Entry = NewMembership & {
  community_id: number;
  state: MembershipState;
  management_no: number;
  created_at: Date;
  updated_at: Date;
};

export const insertMemberships = (db: Db, entries: readonly Entry[]) =>
  db
    .insertInto("memberships")
    .values(
      entries.map(({ registration, additional_information, employee_id = null, ...row }) => ({
        ...row,
        employee_id,
        registration: asJson(registration),
        additional_information: asJson(additional_information),
      })),
    )
    .returning(["id", "management_no"])
    .execute();
