import type { Db } from "#kit/server/database/database.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";
import type { EnteredDetails } from "./enrolment.sql.ts";
import { invitedName } from "./open-invitations.sql.ts";

/** Lists enrolled users by number, with their latest invitation and the content of its mail. */
export const listInvited = (db: Db, communityId: number, membershipIds: readonly number[]) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("employee_invitations as latest")
          .select(["created_at", "expires_at", "revoked_at", "used_at"])
          .whereRef("latest.membership_id", "=", "m.id")
          .orderBy("latest.created_at", "desc")
          .orderBy("latest.id", "desc")
          .limit(1)
          .as("i"),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      ...recipientColumns,
      "m.id",
      "m.management_no as number",
      invitedName.as("name"),
      "m.state",
      "m.role",
      eb.ref("m.registration").$castTo<Partial<EnteredDetails>>().as("entered"),
      "a.activated_at",
      "c.corporation_name",
      "i.created_at as invited_at",
      "i.expires_at",
      "i.revoked_at",
      "i.used_at",
    ])
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "employee")
    .where("m.id", "in", [...membershipIds])
    .where("a.deleted_at", "is", null)
    .orderBy("m.management_no")
    .execute();
export type InvitedRow = Awaited<ReturnType<typeof listInvited>>[number];

export const revokeInvitationsOf = (db: Db, membershipIds: readonly number[], now: Date) =>
  db
    .updateTable("employee_invitations")
    .set({ revoked_at: now })
    .where("membership_id", "in", [...membershipIds])
    .where("revoked_at", "is", null)
    .where("used_at", "is", null)
    .execute();
