import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

/** A portfolio is that of a membership. */
export type PortfolioOwner = { readonly communityId: number; readonly membershipId: number };
type Viewed = { readonly community: number; readonly member: number; readonly isOwn: boolean };

type Period = { start_period: string; end_period: string | null };
type HistoryFacts = Period & {
  department_name: string;
  position: string;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
  content: string;
  is_public: boolean;
};
export type ListedHistory = HistoryFacts & {
  id: number;
  portfolio_corporation_id: number;
  corporation_name: string;
  updated_at: Date;
};

/** R114: corporations come in the order that was chosen, their histories newest first; one that goes on is the newest. */
export const listHistories = statement<Viewed, ListedHistory>(
  "list_portfolio_histories",
  `select h.id, h.portfolio_corporation_id, c.name as corporation_name, h.department_name, h.position,
     h.job_type_parent_id, h.job_type_child_id, h.start_period, h.end_period, h.content, h.is_public, h.updated_at
   from portfolio_histories h
   join portfolio_corporations c on c.community_id = h.community_id and c.id = h.portfolio_corporation_id
   where h.community_id = :community::bigint and h.membership_id = :member::bigint
     and (h.is_public or :isOwn::boolean)
   order by c.sort_order, c.id, h.start_period desc, h.end_period desc nulls first, h.id desc`,
);

type ActivityFacts = Period & { title: string; content: string; url: string; is_public: boolean };
export type ListedActivity = ActivityFacts & { id: number; updated_at: Date };

export const listActivities = statement<Viewed, ListedActivity>(
  "list_portfolio_activities",
  `select id, title, content, start_period, end_period, url, is_public, updated_at
   from portfolio_activities
   where community_id = :community::bigint and membership_id = :member::bigint and (is_public or :isOwn::boolean)
   order by sort_order, id`,
);

export const findConfirmedAt = statement<{ community: number; member: number }, { confirmed_at: Date }>(
  "find_portfolio_confirmed_at",
  `select confirmed_at from portfolios where community_id = :community::bigint and membership_id = :member::bigint`,
);

/** Everything below is done by whoever has locked the portfolio so, which also says that it is true now. */
export async function lockPortfolio(
  db: Db,
  { communityId, membershipId }: PortfolioOwner,
  confirmed_at: Date,
): Promise<void> {
  await db
    .insertInto("portfolios")
    .values({ community_id: communityId, membership_id: membershipId, confirmed_at })
    .onConflict((conflict) =>
      conflict.columns(["community_id", "membership_id"]).doUpdateSet({ confirmed_at }),
    )
    .execute();
}

export const findHistory = (db: Db, id: number) =>
  db
    .selectFrom("portfolio_histories as h")
    .innerJoin("portfolio_corporations as c", (join) =>
      join.onRef("c.community_id", "=", "h.community_id").onRef("c.id", "=", "h.portfolio_corporation_id"),
    )
    .selectAll("h")
    .select("c.name as corporation_name")
    .where("h.id", "=", id)
    .executeTakeFirst();
export type WorkHistoryRow = NonNullable<Awaited<ReturnType<typeof findHistory>>>;

type Entries = "portfolio_histories" | "portfolio_activities";

/** Returns the id of the entry that was sent with this `client_id` before. */
export const findSent = async (
  db: Db,
  table: Entries,
  { communityId, membershipId }: PortfolioOwner,
  clientId: string,
) =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("community_id", "=", communityId)
      .where("membership_id", "=", membershipId)
      .where("client_id", "=", clientId)
      .executeTakeFirst()
  )?.id;

export const countEntries = async (db: Db, table: Entries, { communityId, membershipId }: PortfolioOwner) =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("community_id", "=", communityId)
      .where("membership_id", "=", membershipId)
      .executeTakeFirstOrThrow()
  ).count;

const corporationsOf = (db: Db, { communityId, membershipId }: PortfolioOwner) =>
  db
    .selectFrom("portfolio_corporations")
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId);

export const findCorporation = (db: Db, owner: PortfolioOwner, id: number) =>
  corporationsOf(db, owner).select("id").where("id", "=", id).executeTakeFirst();

export const findCorporationNamed = (db: Db, owner: PortfolioOwner, folded: string) =>
  corporationsOf(db, owner)
    .select("id")
    .where(sql<string>`md5(folded_name)`, "=", sql<string>`md5(${folded})`)
    .executeTakeFirst();

type Ordered = "portfolio_corporations" | "portfolio_activities";

/** Returns the place before all others. */
const firstPlace = (table: Ordered, { communityId, membershipId }: PortfolioOwner) =>
  sql<number>`(select coalesce(min(sort_order), 0) - 1 from ${sql.table(table)}
    where community_id = ${communityId} and membership_id = ${membershipId})`;

type Names = { name: string; folded_name: string };

export const insertCorporation = async (db: Db, owner: PortfolioOwner, names: Names): Promise<number> =>
  (
    await db
      .insertInto("portfolio_corporations")
      .values({
        ...names,
        community_id: owner.communityId,
        membership_id: owner.membershipId,
        sort_order: firstPlace("portfolio_corporations", owner),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const renameCorporation = (db: Db, { communityId }: PortfolioOwner, id: number, names: Names) =>
  db
    .updateTable("portfolio_corporations")
    .set(names)
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .execute();

export const moveHistories = (
  db: Db,
  { communityId, membershipId }: PortfolioOwner,
  from: number,
  to: number,
) =>
  db
    .updateTable("portfolio_histories")
    .set({ portfolio_corporation_id: to })
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("portfolio_corporation_id", "=", from)
    .execute();

export const hasOtherHistories = async (db: Db, row: WorkHistoryRow): Promise<boolean> =>
  (await db
    .selectFrom("portfolio_histories")
    .select("id")
    .where("community_id", "=", row.community_id)
    .where("membership_id", "=", row.membership_id)
    .where("portfolio_corporation_id", "=", row.portfolio_corporation_id)
    .where("id", "<>", row.id)
    .executeTakeFirst()) !== undefined;

export const deleteEmptyCorporations = (db: Db, { communityId, membershipId }: PortfolioOwner) =>
  sql`delete from portfolio_corporations c
    where c.community_id = ${communityId} and c.membership_id = ${membershipId}
      and not exists (select from portfolio_histories h
        where h.community_id = c.community_id and h.membership_id = c.membership_id
          and h.portfolio_corporation_id = c.id)`.execute(db);

type NewHistoryRow = HistoryFacts & { client_id: string; portfolio_corporation_id: number; updated_at: Date };

export const insertHistory = async (db: Db, owner: PortfolioOwner, row: NewHistoryRow): Promise<number> =>
  (
    await db
      .insertInto("portfolio_histories")
      .values({ ...row, community_id: owner.communityId, membership_id: owner.membershipId })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const updateHistoryRow = (
  db: Db,
  { community_id, id }: WorkHistoryRow,
  change: HistoryFacts & { portfolio_corporation_id: number; updated_at: Date },
) =>
  db
    .updateTable("portfolio_histories")
    .set(change)
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

export const deleteHistoryRow = (db: Db, { community_id, id }: WorkHistoryRow) =>
  db
    .deleteFrom("portfolio_histories")
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

export const findActivity = (db: Db, id: number) =>
  db.selectFrom("portfolio_activities").selectAll().where("id", "=", id).executeTakeFirst();
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

export const insertActivity = async (
  db: Db,
  owner: PortfolioOwner,
  row: ActivityFacts & { client_id: string; updated_at: Date },
): Promise<number> =>
  (
    await db
      .insertInto("portfolio_activities")
      .values({
        ...row,
        community_id: owner.communityId,
        membership_id: owner.membershipId,
        sort_order: firstPlace("portfolio_activities", owner),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const updateActivityRow = (
  db: Db,
  { community_id, id }: ActivityRow,
  change: ActivityFacts & { updated_at: Date },
) =>
  db
    .updateTable("portfolio_activities")
    .set(change)
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

export const deleteActivityRow = (db: Db, { community_id, id }: ActivityRow) =>
  db
    .deleteFrom("portfolio_activities")
    .where("community_id", "=", community_id)
    .where("id", "=", id)
    .execute();

/** Returns the ids in the order that they have. */
export const listIds = async (
  db: Db,
  table: Ordered,
  { communityId, membershipId }: PortfolioOwner,
): Promise<number[]> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("community_id", "=", communityId)
      .where("membership_id", "=", membershipId)
      .orderBy("sort_order")
      .orderBy("id")
      .execute()
  ).map(({ id }) => id);

/** The ids stand from now on in the order of the list. */
export const saveOrder = (
  db: Db,
  table: Ordered,
  { communityId, membershipId }: PortfolioOwner,
  ids: readonly number[],
) =>
  sql`update ${sql.table(table)} t set sort_order = o.place
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where t.community_id = ${communityId} and t.membership_id = ${membershipId} and t.id = o.id`.execute(db);

type Members = { readonly communityId: number; readonly membershipIds: readonly number[] };

/** Histories, corporations and activities go with their portfolio. */
export const deletePortfolios = (db: Db, { communityId, membershipIds }: Members) =>
  db
    .deleteFrom("portfolios")
    .where("community_id", "=", communityId)
    .where("membership_id", "in", [...membershipIds])
    .execute();
