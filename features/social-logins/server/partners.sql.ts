import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

const partners = (db: Db) => db.selectFrom("community_partners").selectAll();

export const findPartnerSettings = (db: Db, communityId: number) =>
  partners(db).where("community_id", "=", communityId).executeTakeFirst();
export type PartnerRow = NonNullable<Awaited<ReturnType<typeof findPartnerSettings>>>;

export const findPartnerByPrefix = (db: Db, prefix: string) =>
  partners(db).where("prefix", "=", prefix).executeTakeFirst();

type Entered = Omit<PartnerRow, "community_id">;

/** Returns nothing where another community has the prefix. */
export async function upsertPartner(db: Db, community_id: number, entered: Entered): Promise<boolean> {
  const taken = await partners(db)
    .where("prefix", "=", entered.prefix)
    .where("community_id", "<>", community_id)
    .executeTakeFirst();
  if (taken) return false;
  await db
    .insertInto("community_partners")
    .values({ community_id, ...entered })
    .onConflict((conflict) => conflict.column("community_id").doUpdateSet(entered))
    .execute();
  return true;
}

/** Lets one change of prefixes run at a time, so that two communities never take the same. */
export const lockPartners = (db: Db) =>
  sql`lock table community_partners in share row exclusive mode`.execute(db);

/** Issuers are named with and without a slash at their end. */
export const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, "");

/** Lists the issuers with whose person an account is linked, each with the community that it is switched on for. */
export const listPartnerLinks = (db: Db, accountId: number) =>
  db
    .selectFrom("social_logins as s")
    .leftJoin("community_partners as p", (join) =>
      join.on(sql<boolean>`rtrim(p.issuer, '/') = rtrim(s.issuer, '/')`).on("p.enabled", "=", true),
    )
    .leftJoin("communities as c", "c.id", "p.community_id")
    .select(["s.issuer", "p.prefix", "c.corporation_name"])
    .where("s.account_id", "=", accountId)
    .where("s.provider", "=", "partner")
    .orderBy("p.community_id")
    .execute();

export const countLinkedWith = async (db: Db, issuer: string): Promise<number> =>
  (
    await db
      .selectFrom("social_logins")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("provider", "=", "partner")
      .where(sql<boolean>`rtrim(issuer, '/') = ${withoutSlash(issuer)}`)
      .executeTakeFirstOrThrow()
  ).count;

export const findCorporation = (db: Db, issuer: string) =>
  db
    .selectFrom("community_partners as p")
    .innerJoin("communities as c", "c.id", "p.community_id")
    .select("c.corporation_name")
    .where(sql<boolean>`rtrim(p.issuer, '/') = ${withoutSlash(issuer)}`)
    .orderBy("p.community_id")
    .executeTakeFirst();
