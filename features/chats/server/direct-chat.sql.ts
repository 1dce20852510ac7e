import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

/** The key of a direct chat with the office begins with this. */
export const OFFICE_KEY = "office:";

/** Returns SQL for the id of the direct chat between a membership and the office; null where there is none. */
export const officeChatSql = (community: string, membership: string): string =>
  `(select d.id from chatrooms d where d.community_id = ${community} and d.direct_key = '${OFFICE_KEY}' || ${membership})`;

export const findDirectChatroom = (db: Db, communityId: number, directKey: string) =>
  db
    .selectFrom("chatrooms")
    .select("id")
    .where("community_id", "=", communityId)
    .where("direct_key", "=", directKey)
    .executeTakeFirst();

/** Finds the member with whom to start a direct chat, in one of these states. */
export const findDirectPartner = (
  db: Db,
  communityId: number,
  membershipId: number,
  states: readonly MembershipState[],
) =>
  db
    .selectFrom("memberships")
    .select(["id", sql.raw<boolean>(isAdministratorSql("memberships")).as("is_administrator")])
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .where("state", "in", [...states])
    .executeTakeFirst();

/** The office's seat refers to some administrator's row; it does not matter whose. */
export const findOfficeSeat = (db: Db, communityId: number, except: number) =>
  db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where(sql.raw<boolean>(isAdministratorSql("memberships")))
    .where("state", "=", "participating")
    .where("id", "!=", except)
    .orderBy("role")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
