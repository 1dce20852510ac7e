import { sql } from "kysely";
import * as limits from "#kit/contract/fields/limits.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { type CandidateFilters, fullName, waiting } from "./candidates.sql.ts";

/** Alumni who apply or have applied, and whom to write to about it, in whose name; in the order of their numbers. */
export const listApplicants = (db: Db, communityId: number, membershipIds: readonly number[]) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select([
      "m.id",
      "m.management_no as number",
      fullName.as("name"),
      sql<Date>`greatest(m.updated_at, a.updated_at)`.as("changed_at"),
      sql<MembershipState>`m.state`.as("state"),
      "m.account_id",
      "a.email",
      "a.family_name",
      "a.given_name",
      "a.language",
      "a.credentials_epoch",
      "c.name as community_name",
      "c.theme_color",
    ])
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.id", "in", [...membershipIds])
    .orderBy("m.management_no")
    .execute();

/** The ids of all that is found, in the order of their numbers. */
export const listFound = async (db: Db, asked: CandidateFilters): Promise<number[]> => {
  const rows = await waiting(db, asked)
    .select("m.id")
    .orderBy("m.management_no")
    .limit(limits.bulkSelection + 1)
    .execute();
  return rows.map(({ id }) => id);
};
