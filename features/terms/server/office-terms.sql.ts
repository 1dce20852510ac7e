import { sql } from "kysely";
import { insideStates } from "#kit/contract/membership-state.ts";
import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { TermsTab } from "../contract/office-calls.ts";

export type TermsKey = { readonly communityId: number; readonly document: TermsTab };

const kindOf = (document: TermsTab) => (document === "alumni" ? "alumnus" : "employee");

const versionsOf = (db: Db, { communityId, document }: TermsKey) =>
  db
    .selectFrom("terms_of_services as t")
    .where("t.community_id", "=", communityId)
    .where("t.document", "=", document)
    .select([
      "t.version",
      "t.created_at",
      "t.is_effective",
      sql<Date>`coalesce(t.effective_at, t.created_at)`.as("effective_at"),
      sql<number>`(select count(*)::int from consents s
        join memberships m on m.community_id = s.community_id and m.account_id = s.account_id
        where s.community_id = t.community_id and s.document = t.document and s.version = t.version
          and s.agreed_at >= t.created_at and m.kind = ${kindOf(document)} and ${sql.raw(isInsideSql("m"))})`.as(
        "agreed_count",
      ),
    ]);

/** Lists the newest first. R412 */
export const listVersions = (db: Db, key: TermsKey) =>
  versionsOf(db, key).orderBy("t.version", "desc").limit(500).execute();
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export const findVersion = (db: Db, key: TermsKey, version: number) =>
  versionsOf(db, key).select("t.content").where("t.version", "=", version).executeTakeFirst();

export const countBound = async (db: Db, { communityId, document }: TermsKey): Promise<number> =>
  (
    await db
      .selectFrom("memberships")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("community_id", "=", communityId)
      .where("kind", "=", kindOf(document))
      .where("state", "in", insideStates)
      .executeTakeFirstOrThrow()
  ).count;

/** Members, each with the newest version of their terms that they have agreed to. */
export const agreeingMembers = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("consents as s")
          .innerJoin("terms_of_services as t", (join) =>
            join
              .onRef("t.community_id", "=", "s.community_id")
              .onRef("t.document", "=", "s.document")
              .onRef("t.version", "=", "s.version")
              .onRef("t.created_at", "<=", "s.agreed_at"),
          )
          .select(["s.version", "s.agreed_at"])
          .whereRef("s.account_id", "=", "m.account_id")
          .where("s.community_id", "=", communityId)
          .where(sql<boolean>`s.document = ${documentOfMember}`)
          .orderBy("s.version", "desc")
          .limit(1)
          .as("agreed"),
      (join) => join.onTrue(),
    )
    .where("m.community_id", "=", communityId)
    .where("m.state", "in", insideStates);
type Members = ReturnType<typeof agreeingMembers>;

const documentOfMember = sql<TermsTab>`case m.kind when 'alumnus' then 'alumni' else 'employee' end`;
const fullName = sql<string>`a.family_name || ' ' || a.given_name`;

/** Where the fields of the list come from. */
export const consentFields = {
  fields: {
    id: "m.id",
    name: fullName,
    management_no: "m.management_no",
    tab: documentOfMember,
    version: "agreed.version",
    agreed_at: "agreed.agreed_at",
  },
  search: (query: Members, like: string) => query.where(sql<boolean>`${fullName} ilike ${like}`),
  filters: {
    // 0 finds whoever has agreed to none.
    agreed_version: (query: Members, version: number) =>
      query.where(sql<boolean>`coalesce(agreed.version, 0) = ${version}`),
  },
} as const;

/** Puts versions in force whose time has come. */
export const putInForce = (db: Db, now: Date) =>
  db
    .updateTable("terms_of_services")
    .set({ is_effective: true })
    .where("is_effective", "=", false)
    .where("effective_at", "<=", now)
    .execute();
