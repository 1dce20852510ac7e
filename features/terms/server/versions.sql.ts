import { sql } from "kysely";
import { insideStates } from "#kit/contract/membership-state.ts";
import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { TermsTab } from "../contract/office-calls.ts";
import type { TermsDocument } from "../contract/views.ts";

/** `communityId` is null for the provider's. */
export type TermsKey = { readonly communityId: number | null; readonly document: TermsDocument };

const kindOf = (document: TermsDocument) => (document === "alumni" ? "alumnus" : "employee");

/** The community's terms bind its members of their kind, the provider's the members of every community. */
const binds = ({ communityId, document }: TermsKey) => sql<boolean>`${sql.raw(isInsideSql("m"))}
  ${communityId === null ? sql`` : sql`and m.community_id = ${communityId} and m.kind = ${kindOf(document)}`}`;

/** Counts for each version who has agreed to it, in one pass over the consents to the document. */
const agreedTo = (key: TermsKey) => {
  const { communityId, document } = key;
  return sql<{ version: number; count: number }>`(select s.version, count(*)::int as count from consents s
    where s.document = ${document}
      and ${communityId === null ? sql`s.community_id is null` : sql`s.community_id = ${communityId}`}
      and s.agreed_at >= (select of.created_at from terms_of_services of
        where coalesce(of.community_id, 0) = ${communityId ?? 0} and of.document = s.document and of.version = s.version)
      and exists (select from memberships m where m.account_id = s.account_id and ${binds(key)})
    group by s.version)`;
};

const versionsOf = (db: Db, key: TermsKey) =>
  db
    .selectFrom("terms_of_services as t")
    .leftJoin(agreedTo(key).as("agreed"), "agreed.version", "t.version")
    // The index that this uses writes 0 for no community.
    .where(sql`coalesce(t.community_id, 0)`, "=", key.communityId ?? 0)
    .where("t.document", "=", key.document)
    .select([
      "t.version",
      "t.created_at",
      "t.is_effective",
      "t.published_by",
      sql<Date>`coalesce(t.effective_at, t.created_at)`.as("effective_at"),
      sql<number>`coalesce(agreed.count, 0)`.as("agreed_count"),
    ]);

/** Lists the newest first. R412 */
export const listVersions = (db: Db, key: TermsKey) =>
  versionsOf(db, key).orderBy("t.version", "desc").limit(500).execute();
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export const findVersion = (db: Db, key: TermsKey, version: number) =>
  versionsOf(db, key).select("t.content").where("t.version", "=", version).executeTakeFirst();

/** Counts whom the document binds now; somebody in several communities is bound once. */
export const countBound = async (db: Db, key: TermsKey): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct m.account_id)::int as count from memberships m where ${binds(key)}`.execute(db);
  return rows[0]?.count ?? 0;
};

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
