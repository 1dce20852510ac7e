import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { insideOrCandidateStates } from "#kit/contract/membership-state.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";

/** Finds what an alumnus has stated before, and their last display name in a community. */
export const findOwnAccount = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts as a")
    .select(accountFields)
    .select((eb) => [
      "a.email",
      "a.language",
      eb
        .selectFrom("memberships as m")
        .select("m.display_name")
        .whereRef("m.account_id", "=", "a.id")
        .orderBy("m.id", "desc")
        .limit(1)
        .as("display_name"),
    ])
    .where("a.id", "=", accountId)
    .executeTakeFirstOrThrow();

/** Of two tabs that join at once, the second waits here and then sees what the first has done. */
export const lockOwnMembership = async (
  db: Db,
  communityId: number,
  accountId: number,
): Promise<{ id: number; state: MembershipState } | undefined> => {
  await db.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
  const row = await db
    .selectFrom("memberships")
    .select(["id", "state"])
    .where("community_id", "=", communityId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row && { id: row.id, state: row.state };
};

/** Finds the recipient of a mail about a community that they have joined or want to join. */
export const findJoiningPerson = (db: Db, accountId: number, communityId: number) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("communities as c", (join) => join.on("c.id", "=", communityId))
    .select([...recipientColumns, "a.id as account_id", "a.credentials_epoch"])
    .where("a.id", "=", accountId)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();

/** Tells whether a member or candidate of either kind in the community has the address. */
export const isRegistered = async (db: Db, communityId: number, email: string): Promise<boolean> =>
  (await db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select("m.id")
    .where("m.community_id", "=", communityId)
    .where("m.state", "in", insideOrCandidateStates)
    .where("a.email", "=", email)
    .executeTakeFirst()) !== undefined;

export const findEmail = async (db: Db, accountId: number): Promise<string | null> =>
  (await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirstOrThrow())
    .email;
