import type { Db } from "#kit/server/database/database.ts";
import type { EnteredDetails } from "./enrolment.sql.ts";

/** Lists the communities that have entered the account, in the order in which they are locked. */
export const listCommunitiesOf = async (db: Db, accountId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("memberships")
    .select("community_id")
    .where("account_id", "=", accountId)
    .orderBy("community_id")
    .execute();
  return rows.map(({ community_id }) => community_id);
};

export const lockMembershipOf = (db: Db, communityId: number, accountId: number) =>
  db
    .selectFrom("memberships")
    .select((eb) => [
      "id",
      "state",
      "employee_id",
      eb.ref("registration").$castTo<EnteredDetails>().as("entered"),
    ])
    .where("community_id", "=", communityId)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();

export const hasOpenInvitation = async (db: Db, membershipId: number): Promise<boolean> =>
  (await db
    .selectFrom("employee_invitations")
    .select("id")
    .where("membership_id", "=", membershipId)
    .where("revoked_at", "is", null)
    .where("used_at", "is", null)
    .executeTakeFirst()) !== undefined;

export const revokeOpenInvitation = (db: Db, membershipId: number, now: Date) =>
  db
    .updateTable("employee_invitations")
    .set({ revoked_at: now })
    .where("membership_id", "=", membershipId)
    .where("revoked_at", "is", null)
    .where("used_at", "is", null)
    .execute();

/** The keys mailed for one membership now open the other. */
export const giveInvitations = (db: Db, from: number, membership_id: number) =>
  db.updateTable("employee_invitations").set({ membership_id }).where("membership_id", "=", from).execute();
