import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";

export const findAdministratorsBy = (db: Db, communityId: number, info?: string) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .where("m.community_id", "=", communityId)
    .where(sql.raw<boolean>(isAdministratorSql("m")))
    .$if(info !== undefined, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', m.display_name, a.family_name_kana, a.given_name_kana, a.email, m.management_no)
          ilike ${likePattern(info ?? "")}`,
      ),
    );

export const selectAdministrator = (found: ReturnType<typeof findAdministratorsBy>) =>
  found.select([
    "m.id as membership_id",
    "m.account_id",
    "m.management_no",
    "m.display_name as name",
    "m.state",
    "m.duties",
    "m.joined_at",
    "m.updated_at",
    "a.email",
    "a.language",
    "a.family_name",
    "a.given_name",
    "m.role",
    sql<boolean>`has_second_factor(a.id)`.as("has_second_factor"),
  ]);
export type AdministratorRow = Awaited<ReturnType<ReturnType<typeof selectAdministrator>["execute"]>>[number];

export const findAdministrator = (db: Db, communityId: number, managementNo: number) =>
  selectAdministrator(findAdministratorsBy(db, communityId))
    .where("m.management_no", "=", managementNo)
    .executeTakeFirst();

export const findAdministratorById = (db: Db, communityId: number, membershipId: number) =>
  selectAdministrator(findAdministratorsBy(db, communityId))
    .where("m.id", "=", membershipId)
    .executeTakeFirst();

export const findEmployee = (db: Db, communityId: number, email: string) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select([
      "m.id as membership_id",
      "m.management_no",
      "m.display_name as name",
      "m.state",
      "a.email",
      "a.language",
      "a.family_name",
      "a.given_name",
      "m.role",
    ])
    .where("m.community_id", "=", communityId)
    .where("a.kind", "=", "employee")
    .where("a.email", "=", email)
    .executeTakeFirst();

export const findManagementNo = (db: Db, membershipId: number) =>
  db
    .selectFrom("memberships")
    .select("management_no")
    .where("id", "=", membershipId)
    .executeTakeFirstOrThrow();

export const findSender = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["name as community_name", "theme_color"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();
