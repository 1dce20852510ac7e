import { sql } from "kysely";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";

export const fullName = sql<string>`a.family_name || ' ' || a.given_name`;

/** Alumni who apply or have applied, and whom to write to about it, in whose name; in the order of their numbers. */
export const listApplicants = (db: Db, communityId: number, membershipIds: readonly number[]) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select([
      ...recipientColumns,
      "m.id",
      "m.management_no as number",
      fullName.as("name"),
      sql<Date>`greatest(m.updated_at, a.updated_at)`.as("changed_at"),
      sql<MembershipState>`m.state`.as("state"),
      "m.account_id",
      "a.credentials_epoch",
    ])
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.id", "in", [...membershipIds])
    .orderBy("m.management_no")
    .execute();

/** As the community's counter says. */
export const countWaiting = statement<{ community: number }, { waiting: number }>(
  "count_waiting_candidates",
  "select candidate_count as waiting from communities where id = :community",
);
