import { type RawBuilder, sql } from "kysely";
import { namesFound, namesHeld } from "#features/memberships/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Cursor } from "#kit/server/list/cursor.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import { exportActs } from "../contract/acts.ts";
import type { AuditEvent } from "../contract/calls.ts";

export type EventsQuery = {
  readonly info?: string | undefined;
  readonly actor?: string | undefined;
  readonly act?: string | undefined;
  readonly user_id?: number | undefined;
  readonly views?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** People are found first, so that the events are read by their index: by the names and numbers of today and of each act. */
const people = (communityId: number, text: string): RawBuilder<number> => {
  const number = /^\d{1,9}$/.exec(text.normalize("NFKC").trim())?.[0] ?? null;
  return sql`(${namesFound(communityId, text)}
    union select membership_id from audit_names n
    where n.community_id = ${communityId}::bigint and ${namesHeld(communityId, sql`n.name`, text)}
    union select membership_id from audit_names n
    where n.community_id = ${communityId}::bigint and n.number = ${number}::integer
    union select id from memberships m
    where m.community_id = ${communityId}::bigint and m.management_no = ${number}::integer)`;
};

/** Tells whether the target `t` is about one of those asked for. */
const isAskedFor = (communityId: number, { info, user_id }: EventsQuery): RawBuilder<boolean> | undefined => {
  if (user_id !== undefined) return sql`t.membership_id = ${user_id}::bigint`;
  return info === undefined ? undefined : sql`t.membership_id in ${people(communityId, info)}`;
};

export function findEvents(db: Db, communityId: number, asked: EventsQuery) {
  const isAbout = isAskedFor(communityId, asked);
  const whose = isAbout
    ? sql<boolean>`e.id in (
        select t.event_id from audit_event_targets t where t.community_id = ${communityId}::bigint and ${isAbout})`
    : sql<boolean>`true`;
  return db
    .selectFrom("audit_events as e")
    .where("e.community_id", "=", communityId)
    .where(whose)
    .$if(asked.actor !== undefined, (query) =>
      query.where(sql<boolean>`e.actor_membership_id in ${people(communityId, asked.actor ?? "")}`),
    )
    .$if(asked.act !== undefined, (query) => query.where("e.act", "=", asked.act ?? ""))
    .$if(asked.views !== true && asked.act === undefined, (query) => query.where("e.is_view", "=", false))
    .$if(asked.from !== undefined, (query) => query.where("e.at", ">=", tokyoInstant(asked.from ?? "")))
    .$if(asked.to !== undefined, (query) =>
      query.where("e.at", "<", new Date(tokyoInstant(asked.to ?? "").getTime() + DAY_MS)),
    );
}

/** Returns SQL for the first target of the event `e`, of those asked for where somebody is asked for. */
const firstTarget = (communityId: number, asked: EventsQuery) => sql<{
  membership_id: number | null;
  name: string | null;
  number: number | null;
  changes: Changes | null;
} | null>`(
  select json_build_object('membership_id', t.membership_id, 'name', t.name, 'number', t.number, 'changes', t.changes)
  from audit_event_targets t
  where t.community_id = e.community_id and t.event_id = e.id and ${isAskedFor(communityId, asked) ?? sql`true`}
  order by t.place limit 1)`;

export const selectEvent = (communityId: number, asked: EventsQuery, found: ReturnType<typeof findEvents>) =>
  found.select([
    "e.id",
    "e.at",
    "e.act",
    "e.is_view",
    "e.actor_membership_id",
    "e.actor_no",
    "e.actor_name",
    sql<boolean>`e.actor_membership_id is null and e.actor_account_id is not null`.as("is_by_operator"),
    "e.target_kind",
    "e.target_id",
    "e.reason",
    "e.activity_id",
    "e.ip",
    sql<number>`coalesce(e.target_count, 1)`.as("target_count"),
    firstTarget(communityId, asked).as("first"),
  ]);
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvent>["execute"]>>[number];

/** Finds whom and what an event was about. */
export const findTargets = (db: Db, communityId: number, eventId: number) =>
  db
    .selectFrom("audit_event_targets as t")
    .where("t.community_id", "=", communityId)
    .where("t.event_id", "=", eventId);

export const selectTarget = (found: ReturnType<typeof findTargets>) =>
  found
    .select(["t.place as id", "t.kind", "t.target_id", "t.membership_id", "t.name", "t.number"])
    .select((eb) => eb.ref("t.changes").$castTo<Changes | null>().as("changes"));
export type TargetRow = Awaited<ReturnType<ReturnType<typeof selectTarget>["execute"]>>[number];

export const findAct = async (db: Db, communityId: number, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom("audit_events")
      .select("act")
      .where("community_id", "=", communityId)
      .where("id", "=", id)
      .executeTakeFirst()
  )?.act;

/** Selects the events about a person, the newest first, without those in which they were only shown or exported. */
export const eventsAbout = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("audit_event_targets as t")
    .innerJoin("audit_events as e", (join) =>
      join.onRef("e.community_id", "=", "t.community_id").onRef("e.id", "=", "t.event_id"),
    )
    .where("t.community_id", "=", communityId)
    .where("t.membership_id", "=", membershipId)
    .where("e.is_view", "=", false)
    .where("e.act", "not in", exportActs())
    .select(["e.id", "e.act", "e.actor_name as by", "e.reason"])
    .select((eb) => eb.ref("t.changes").$castTo<AuditEvent["changes"]>().as("changes"))
    .orderBy("t.event_id", "desc");

/** Lists the events about one person in all their communities, newest first. */
export const listOwn = (db: Db, accountId: number, before: Cursor | undefined, limit: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("audit_event_targets as t", (join) =>
      join.onRef("t.community_id", "=", "m.community_id").onRef("t.membership_id", "=", "m.id"),
    )
    .innerJoin("audit_events as e", (join) =>
      join.onRef("e.community_id", "=", "t.community_id").onRef("e.id", "=", "t.event_id"),
    )
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["e.id", "e.at", "e.act", "e.reason", "c.name as community", "e.actor_name as by"])
    .distinctOn("e.id")
    .where("m.account_id", "=", accountId)
    .$if(before !== undefined, (query) => query.where("e.id", "<", before?.id ?? 0))
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
