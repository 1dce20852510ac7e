import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export const findInvitingCommunity = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["id", "name", "corporation_name", "description", "approve_alumni_by_hand"])
    .select(["header_file_id", "profile_file_id", "theme_color", "is_private"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();

export const findInviterName = async (db: Db, membershipId: number): Promise<string | null> => {
  const row = await db
    .selectFrom("memberships")
    .select("display_name")
    .where("id", "=", membershipId)
    .where(sql.raw<boolean>(isAdministratorSql("memberships")), "=", false)
    .where("is_profile_public", "=", true)
    .executeTakeFirst();
  return row?.display_name ?? null;
};

export const findMembershipState = async (
  db: Db,
  communityId: number,
  accountId: number,
): Promise<MembershipState | undefined> => {
  const row = await db
    .selectFrom("memberships")
    .select("state")
    .where("community_id", "=", communityId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.state;
};

export const findAlumnusByEmail = (db: Db, email: string, communityId: number) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.account_id", "=", "a.id").on("m.community_id", "=", communityId),
    )
    .select(["a.id", "m.state"])
    .where("a.kind", "=", "alumnus")
    .where("a.email", "=", email)
    .executeTakeFirst();

export const isAlumnusEmail = async (db: Db, email: string): Promise<boolean> =>
  (await db
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", "alumnus")
    .where("email", "=", email)
    .executeTakeFirst()) !== undefined;
