import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Role } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { everyDuty } from "../contract/duties.ts";

type MembershipKey = { readonly communityId: number; readonly membershipId: number };

export const updateRole = (
  db: Db,
  { communityId, membershipId }: MembershipKey,
  { from, to }: { readonly from: Role; readonly to: Role },
  now: Date,
) =>
  db
    .updateTable("memberships")
    .set({ role: to, updated_at: now, ...(from === "member" && { duties: everyDuty }) })
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .where("kind", "=", "employee")
    .where("role", "=", from)
    .returning("account_id")
    .executeTakeFirst();

/** Returns nothing where the row has changed since it was seen. */
export const updateDuties = (
  db: Db,
  { communityId, membershipId }: MembershipKey,
  { duties, seen, now }: { readonly duties: number; readonly seen: Date | undefined; readonly now: Date },
) =>
  db
    .updateTable("memberships")
    .set({ duties, updated_at: now })
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .where(sql.raw<boolean>(isAdministratorSql("memberships")))
    .$if(seen !== undefined, (query) => query.where("updated_at", "=", seen as Date))
    .returning("id")
    .executeTakeFirst();
