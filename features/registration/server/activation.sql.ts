import type { Db } from "#kit/server/database/database.ts";

type NewToken = {
  account_id: number;
  community_id: number;
  token_hash: Buffer;
  expires_at: Date;
  created_at: Date;
};

export const insertActivationToken = (db: Db, token: NewToken) =>
  db
    .insertInto("one_time_tokens")
    .values({ ...token, purpose: "activation" })
    .execute();

/** Who the mail of a registration goes to, as long as it has not been activated. */
export const findDraftForMail = (db: Db, accountId: number, communityId: number) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("memberships as m", "m.account_id", "a.id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["a.email", "a.family_name", "a.given_name", "a.language", "c.name", "c.theme_color"])
    .where("a.id", "=", accountId)
    .where("a.activated_at", "is", null)
    .where("c.id", "=", communityId)
    .where("m.state", "=", "not_participating")
    .executeTakeFirst();

/** The token with what it leads to, held against a second opening at the same moment. */
export const lockActivationToken = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("one_time_tokens as t")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.account_id", "=", "t.account_id").onRef("m.community_id", "=", "t.community_id"),
    )
    .innerJoin("communities as c", "c.id", "m.community_id")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select([
      "t.id",
      "t.account_id",
      "t.expires_at",
      "t.used_at",
      "a.email",
      "m.id as membership_id",
      "m.invited_by_membership_id",
      "c.id as community_id",
      "c.name as community_name",
      "c.approve_alumni_by_hand",
    ])
    .where("t.token_hash", "=", tokenHash)
    .where("t.purpose", "=", "activation")
    .forUpdate("t")
    .executeTakeFirst();

export const markTokenUsed = (db: Db, tokenId: number, now: Date) =>
  db.updateTable("one_time_tokens").set({ used_at: now }).where("id", "=", tokenId).execute();

export const activateAccount = (db: Db, accountId: number, now: Date) =>
  db
    .updateTable("accounts")
    .set({ activated_at: now, updated_at: now })
    .where("id", "=", accountId)
    .where("activated_at", "is", null)
    .execute();
