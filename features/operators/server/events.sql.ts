import { type RawBuilder, sql } from "kysely";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { OperatorEvent } from "../contract/events.ts";

/** How the operator is called now, for what says so even after they are gone. */
export const nameOfOperator = (accountId: number): RawBuilder<string> =>
  sql`(select concat_ws(' ', family_name, given_name) from accounts where id = ${accountId})`;

export const insertEvent = (db: Db, event: Omit<NewRow<"operator_events">, "actor_name">) =>
  db
    .insertInto("operator_events")
    .values({ ...event, actor_name: nameOfOperator(event.actor_account_id) })
    .execute();

/** A community that is erased is called as its certificate says. */
const communityName = sql<string | null>`coalesce(c.name, k.name)`;
/** An operator who is removed has no name; then the address in the changes says who it was. */
const operatorName = sql<string | null>`case when e.target_kind = 'operator'
  then coalesce(nullif(trim(a.family_name || ' ' || a.given_name), ''), a.email) end`;

type EventFilters = {
  readonly info?: string | undefined;
  readonly actor?: string | undefined;
  readonly of?: string | undefined;
  readonly act?: string | undefined;
};

const contains = (text: typeof communityName, words: string) =>
  sql<boolean>`${text} ilike ${likePattern(words)}`;
const everything = sql<
  string | null
>`concat_ws(' ', e.actor_name, ${communityName}, ${operatorName}, e.reason,
  e.changes::text)`;

export const findEvents = (
  db: Db,
  { info, actor, of, act }: EventFilters,
  [from, before]: readonly (Date | undefined)[],
) =>
  db
    .selectFrom("operator_events as e")
    .leftJoin("communities as c", "c.id", "e.community_id")
    .leftJoin("community_closings as k", "k.community_id", "e.community_id")
    .leftJoin("accounts as a", (join) =>
      join.onRef("a.id", "=", "e.target_id").on("e.target_kind", "=", "operator"),
    )
    .$if(info !== undefined, (query) => query.where(contains(everything, info ?? "")))
    .$if(actor !== undefined, (query) => query.where(contains(sql`e.actor_name`, actor ?? "")))
    .$if(of !== undefined, (query) => query.where(contains(communityName, of ?? "")))
    .$if(act !== undefined, (query) => query.where("e.act", "=", act ?? ""))
    .$if(from !== undefined, (query) => query.where("e.at", ">=", from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where("e.at", "<", before ?? new Date(0)));

export const selectEvent = (found: ReturnType<typeof findEvents>) =>
  found.select([
    "e.id",
    "e.at",
    "e.actor_name as actor",
    "e.act",
    "e.community_id",
    communityName.as("community"),
    "e.target_kind",
    "e.target_id",
    operatorName.as("whose"),
    sql<OperatorEvent["changes"]>`e.changes`.as("changes"),
    "e.reason",
    "e.ip",
  ]);
export type OperatorEventRow = Awaited<ReturnType<ReturnType<typeof selectEvent>["execute"]>>[number];

export const listActs = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("operator_events").select("act").distinct().orderBy("act").execute()).map(
    ({ act }) => act,
  );
