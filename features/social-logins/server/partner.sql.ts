import { lockCommunity } from "#features/communities/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { lockAccount } from "./social-logins.sql.ts";

export const findCommunityNames = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["name", "corporation_name"])
    .where("id", "=", communityId)
    .executeTakeFirst();

/** Finds the person whom an administrator has entered with the address and who has registered nowhere yet. */
const enrolled = (db: Db, communityId: number, email: string) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["a.id as account_id", "a.language", "m.id as membership_id"])
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "employee")
    .where("m.state", "=", "not_participating")
    .where("a.kind", "=", "employee")
    .where("a.email", "=", email)
    .where("a.activated_at", "is", null)
    .where("a.deleted_at", "is", null);

/** Finds and locks them. */
export async function lockEnrolled(db: Db, communityId: number, email: string) {
  const seen = await enrolled(db, communityId, email).executeTakeFirst();
  if (!seen) return undefined;
  await lockAccount(db, seen.account_id);
  await lockCommunity(db, communityId);
  return enrolled(db, communityId, email).forUpdate("m").executeTakeFirst();
}
