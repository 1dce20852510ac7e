import type { Db, NewRow } from "#kit/server/database/database.ts";
import type { EnteredDetails } from "./enrolment.sql.ts";

/** Finds a mailed key with its membership, account and community; nothing while the community is suspended. */
const invitations = (db: Db, keyHash: Buffer) =>
  db
    .selectFrom("employee_invitations as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "i.community_id").onRef("m.id", "=", "i.membership_id"),
    )
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "i.community_id")
    .select((eb) => [
      "i.id",
      "i.membership_id",
      "i.community_id",
      "i.expires_at",
      "i.revoked_at",
      "i.used_at",
      "m.state",
      eb.ref("m.registration").$castTo<Partial<EnteredDetails>>().as("entered"),
      "m.account_id",
      "a.email",
      "a.family_name",
      "a.given_name",
      "a.language",
      "a.activated_at",
      "a.deleted_at",
      "c.name as community_name",
      "c.corporation_name",
      "c.description",
      "c.operating_name",
      "c.header_file_id",
      "c.profile_file_id",
      "c.is_private",
      "c.theme_color",
    ])
    .where("i.key_hash", "=", keyHash)
    .where("c.suspended_at", "is", null);

export type EmployeeInvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export const findInvitation = (db: Db, keyHash: Buffer) => invitations(db, keyHash).executeTakeFirst();

/** Locks the key and the membership that it opens. */
export const lockOpened = (db: Db, keyHash: Buffer) =>
  invitations(db, keyHash).forUpdate(["m", "i"]).executeTakeFirst();

export const markUsed = (db: Db, invitationId: number, now: Date) =>
  db.updateTable("employee_invitations").set({ used_at: now }).where("id", "=", invitationId).execute();

/** Makes this the only valid key of the membership. */
export async function replaceInvitation(db: Db, invitation: NewRow<"employee_invitations">): Promise<void> {
  await db
    .updateTable("employee_invitations")
    .set({ revoked_at: invitation.created_at })
    .where("membership_id", "=", invitation.membership_id)
    .where("revoked_at", "is", null)
    .where("used_at", "is", null)
    .execute();
  await db.insertInto("employee_invitations").values(invitation).execute();
}

export const findAccount = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts")
    .select(["family_name", "given_name", "email"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
