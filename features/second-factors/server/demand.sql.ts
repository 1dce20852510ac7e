import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";

export const listDemandingCommunities = (db: Db, accountId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["c.id", "c.name"])
    .where("m.account_id", "=", accountId)
    .where("m.state", "=", "participating")
    .where(sql.raw<boolean>(isAdministratorSql("m")))
    .where("c.demands_second_factor", "=", true)
    .orderBy("c.id")
    .execute();

export const findDemand = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["name", "demands_second_factor"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();

export const listAdministratorRecipients = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select([
      "m.id as membership_id",
      "m.display_name",
      "a.id as account_id",
      "a.email",
      "a.language",
      "a.family_name",
      "a.given_name",
      sql<boolean>`has_second_factor(a.id)`.as("has_second_factor"),
    ])
    .where("m.community_id", "=", communityId)
    .where("m.state", "=", "participating")
    .where(sql.raw<boolean>(isAdministratorSql("m")))
    .orderBy("m.id")
    .execute();
