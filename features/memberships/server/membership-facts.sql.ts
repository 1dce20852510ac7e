import type { MembershipState } from "#kit/server/access/actor.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";

type MembershipDescription = {
  display_name?: string;
  introduction?: string;
  is_profile_public?: boolean;
  enrollment_start_period?: string | null;
  employee_id?: string | null;
  invited_by_membership_id?: number;
  registration?: object;
  additional_information?: object;
};

type Edit = {
  readonly now: Date;
  readonly seen?: Date | undefined;
  /** It applies only while the membership is in this state. */
  readonly state?: MembershipState;
};

/** Writes what is stated in one community. Returns nothing where the row has changed since it was seen. */
export const describeMembership = (
  db: Db,
  membershipId: number,
  { registration, additional_information, ...facts }: MembershipDescription,
  { now, seen, state }: Edit,
) =>
  db
    .updateTable("memberships")
    .set({
      ...facts,
      ...(registration ? { registration: asJson(registration) } : {}),
      ...(additional_information ? { additional_information: asJson(additional_information) } : {}),
      updated_at: now,
    })
    .where("id", "=", membershipId)
    .$if(seen !== undefined, (query) => query.where("updated_at", "=", seen as Date))
    .$if(state !== undefined, (query) => query.where("state", "=", state as MembershipState))
    .returning("account_id")
    .executeTakeFirst();

/** Moves the membership to another account of the same person. */
export const giveMembership = (db: Db, membershipId: number, account_id: number, now: Date) =>
  db.updateTable("memberships").set({ account_id, updated_at: now }).where("id", "=", membershipId).execute();
