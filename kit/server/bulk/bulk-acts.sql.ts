import { sql } from "kysely";
import type { Handler } from "#kit/contract/bulk.ts";
import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import { asJson } from "../database/as-json.ts";
import type { Db } from "../database/database.ts";

export type BulkActKey = { readonly communityId: number; readonly bulkActId: number };
export type Outcome = "done" | "skipped" | "failed";
export type NamedTarget = { readonly id: number; readonly number: number; readonly name: string };
/** This is the outcome for one target, and the bulk act that handled it first where this one came too late. */
export type TargetOutcome = {
  readonly id: number;
  readonly outcome: Outcome;
  readonly reason?: BulkReason | undefined;
  readonly earlier?: number | undefined;
};

type NewBulkAct = {
  community_id: number;
  kind: string;
  subject: string;
  actor_membership_id: number;
  seen_at: Date | null;
  input: object | null;
  total: number;
  created_at: Date;
};

export const insertBulkAct = (db: Db, { input, ...bulkAct }: NewBulkAct) =>
  db
    .insertInto("activities")
    .values({ ...bulkAct, input: input && asJson(input) })
    .returning("id")
    .executeTakeFirstOrThrow();

export const findBulkActInput = (db: Db, { communityId, bulkActId }: BulkActKey) =>
  db
    .selectFrom("activities")
    .select(["id", "kind", "input"])
    .where("community_id", "=", communityId)
    .where("id", "=", bulkActId)
    .executeTakeFirst();
export type Undone = NonNullable<Awaited<ReturnType<typeof findBulkActInput>>>;

export const insertTargets = (
  db: Db,
  { communityId, bulkActId }: BulkActKey,
  targets: readonly NamedTarget[],
) =>
  sql`
    insert into activity_targets (community_id, activity_id, place, target_id, number, name)
    select ${communityId}::bigint, ${bulkActId}::bigint, place, id, number, name
    from unnest(${targets.map(({ id }) => id)}::bigint[], ${targets.map(({ number }) => number)}::integer[],
      ${targets.map(({ name }) => name)}::text[]) with ordinality as given (id, number, name, place)`.execute(
    db,
  );

/** Finds the bulk act and locks its row until the transaction ends. */
export const lockBulkAct = (db: Db, { communityId, bulkActId }: BulkActKey) =>
  db
    .selectFrom("activities as v")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "v.community_id").onRef("m.id", "=", "v.actor_membership_id"),
    )
    .select(["v.state", "v.kind", "v.seen_at", "v.input", "v.actor_membership_id", "v.total", "m.account_id"])
    .where("v.community_id", "=", communityId)
    .where("v.id", "=", bulkActId)
    .forUpdate("v")
    .executeTakeFirst();

/** Lists the next targets that wait, in the order in which they were named. */
export const listWaiting = (db: Db, { communityId, bulkActId }: BulkActKey, limit: number) =>
  db
    .selectFrom("activity_targets")
    .select(["target_id as id", "number", "name"])
    .where("community_id", "=", communityId)
    .where("activity_id", "=", bulkActId)
    .where("outcome", "is", null)
    .orderBy("place")
    .limit(limit)
    .execute();

export const updateOutcomes = (
  db: Db,
  { communityId, bulkActId }: BulkActKey,
  outcomes: readonly TargetOutcome[],
) =>
  sql`
    update activity_targets t
    set outcome = given.outcome, reason = given.reason, earlier_activity_id = given.earlier
    from unnest(${outcomes.map(({ id }) => id)}::bigint[], ${outcomes.map(({ outcome }) => outcome)}::text[],
      ${outcomes.map(({ reason }) => reason ?? null)}::text[],
      ${outcomes.map(({ earlier }) => earlier ?? null)}::bigint[]) as given (id, outcome, reason, earlier)
    where t.community_id = ${communityId} and t.activity_id = ${bulkActId} and t.target_id = given.id
      and t.outcome is null`.execute(db);

type Steps = { readonly done: number; readonly skipped: number; readonly failed: number };

/** Adds to the counts of the bulk act and finishes it with its last target. */
export const stepBulkAct = (db: Db, { communityId, bulkActId }: BulkActKey, by: Steps, now: Date) =>
  db
    .updateTable("activities")
    .set((eb) => ({
      done_count: eb("done_count", "+", by.done),
      skipped_count: eb("skipped_count", "+", by.skipped),
      failed_count: eb("failed_count", "+", by.failed),
    }))
    .set((eb) => {
      const isLast = sql<boolean>`done_count + skipped_count + failed_count + ${by.done + by.skipped + by.failed} >= total`;
      return {
        state: eb
          .case()
          .when(isLast)
          .then("finished" as const)
          .else(eb.ref("state"))
          .end(),
        finished_at: eb.case().when(isLast).then(sql<Date>`${now}::timestamptz`).else(null).end(),
      };
    })
    .where("community_id", "=", communityId)
    .where("id", "=", bulkActId)
    .returning(["state", "total", "done_count", "skipped_count", "failed_count"])
    .executeTakeFirstOrThrow();

export const endBulkAct = (db: Db, { communityId, bulkActId }: BulkActKey, now: Date) =>
  db
    .updateTable("activities")
    .set({ state: "stopped", finished_at: now })
    .where("community_id", "=", communityId)
    .where("id", "=", bulkActId)
    .returning(["state", "total", "done_count", "skipped_count", "failed_count"])
    .executeTakeFirstOrThrow();

export const listHandlers = async (
  db: Db,
  communityId: number,
  { subject, ids }: { readonly subject: string; readonly ids: readonly number[] },
) => {
  const { rows } = await sql<NamedTarget & { bulk_act: number; kind: string; handler: string; at: Date }>`
    select distinct on (t.target_id) t.target_id as id, t.number, t.name, v.id as bulk_act, v.kind,
      m.display_name as handler,
      coalesce(v.finished_at, v.created_at) as at
    from activity_targets t
    join activities v on v.community_id = t.community_id and v.id = t.activity_id
    join memberships m on m.community_id = v.community_id and m.id = v.actor_membership_id
    where t.community_id = ${communityId} and t.outcome = 'done' and v.subject = ${subject}
      and t.target_id = any(${[...ids]}::bigint[])
    order by t.target_id, t.activity_id desc`.execute(db);
  return new Map(
    rows.map(({ bulk_act, kind, handler, at, ...target }) => [
      target.id,
      { target, bulk_act, handler: { name: handler, kind, at: at.toISOString() } satisfies Handler },
    ]),
  );
};

type Decided = { readonly kinds: readonly string[]; readonly number: number };

/** Finds who last handled the person with this management number, now or before, by one of these kinds of act. */
export const findHandler = (db: Db, communityId: number, { kinds, number }: Decided) =>
  db
    .selectFrom("activity_targets as t")
    .innerJoin("activities as v", (join) =>
      join.onRef("v.community_id", "=", "t.community_id").onRef("v.id", "=", "t.activity_id"),
    )
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "v.community_id").onRef("m.id", "=", "v.actor_membership_id"),
    )
    .select(["t.name", "v.id as bulk_act", "v.kind", "m.display_name as by"])
    .select(sql<Date>`coalesce(v.finished_at, v.created_at)`.as("at"))
    .where("t.community_id", "=", communityId)
    .where("t.number", "=", number)
    .where("t.outcome", "=", "done")
    .where("v.kind", "in", [...kinds])
    .orderBy("t.activity_id", "desc")
    .executeTakeFirst();

export const deleteBulkActsBefore = (db: Db, before: Date) =>
  db.deleteFrom("activities").where("created_at", "<", before).execute();

/** The name of somebody who has closed their account is removed from every bulk act. */
export const deleteNames = async (db: Db, accountId: number): Promise<void> => {
  await sql`
    update activity_targets t set name = '' from activities v, memberships m
    where m.account_id = ${accountId} and t.community_id = m.community_id and t.target_id = m.id
      and v.community_id = t.community_id and v.id = t.activity_id and v.subject = 'membership'`.execute(db);
};
