import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

/** What the key of a direct chat with the office begins with. */
export const OFFICE_KEY = "office:";

/** SQL for the id of the direct chat that a membership has with the office; null where there is none. */
export const officeChatSql = (community: string, membership: string): string =>
  `(select d.id from chatrooms d where d.community_id = ${community} and d.direct_key = '${OFFICE_KEY}' || ${membership})`;

export const findDirectChatroom = (db: Db, communityId: number, directKey: string) =>
  db
    .selectFrom("chatrooms")
    .select("id")
    .where("community_id", "=", communityId)
    .where("direct_key", "=", directKey)
    .executeTakeFirst();

/** The one with whom a direct chat is to be started, in one of the states. */
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

/** The office's seat needs some administrator's row; who it is makes no difference. */
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
