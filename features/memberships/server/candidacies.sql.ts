import type { MembershipState } from "#kit/server/access/actor.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { StateValues } from "./membership-state.sql.ts";

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
