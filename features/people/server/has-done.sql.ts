import { type RawBuilder, sql } from "kysely";
import type { Times } from "#kit/contract/times.ts";
import type { Act, Status } from "../contract/list-people.ts";

/** Somebody who has never come, or not joined, counts as having done so before everybody else. */
export const NEVER = "-infinity";

/** It was done at least or at most so often since a day, or ever; up to today, or up to a day. */
export type Did = Pick<Times, "bound" | "times"> & {
  readonly act: Act;
  readonly since: string | undefined;
  readonly until?: string | undefined;
};

const lastOf = (act: Exclude<Act, "registered">) => sql.ref(`p.last_${act}_on`);

const beginningOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Asia/Tokyo')`;

/** Tells whether somebody has done it at all, where an index holds the time of the last time. */
function hasEverDone(bound: Did["bound"], last: RawBuilder<unknown>, since: RawBuilder<unknown> | undefined) {
  if (since === undefined)
    return bound === "min" ? sql<boolean>`${last} > ${sql.lit(NEVER)}` : sql<boolean>`${last} <= ${NEVER}`;
  // The planner uses a partial index only where the condition itself repeats its predicate.
  return bound === "min"
    ? sql<boolean>`(${last} > ${sql.lit(NEVER)} and ${last} >= ${since})`
    : sql<boolean>`${last} < ${since}`;
}

/** Each of these tables holds the latest days of one act, and what the lists filter everybody by. */
export const doersOf = (act: Exclude<Act, "registered">) => `people_who_${act}` as const;

/** R401: somebody who has done it so often has a day in that place. */
export const hasDayAt = (days: RawBuilder<unknown>, times: number, since = NEVER) =>
  sql<boolean>`(${days})[${sql.lit(times)}] >= ${since}::date`;

export function hasDone(
  communityId: number,
  { act, bound, times, since = NEVER, until }: Did,
  status: Status | undefined,
) {
  const often = bound === "min" ? times : times + 1;
  if (until !== undefined) {
    const did = hasDoneUntil(communityId, { act, often, since, until });
    return bound === "min" ? did : sql<boolean>`not ${did}`;
  }
  const day = since === NEVER ? undefined : since;
  if (act === "registered") {
    if (often > 1) return sql<boolean>`${sql.lit(bound === "max")}`;
    return hasEverDone(bound, sql`p.joined_at`, day === undefined ? undefined : beginningOf(day));
  }
  // The last visit of somebody who has left is still stored, but no longer shown.
  if (often === 1 && (act !== "visited" || status !== "withdrawn"))
    return hasEverDone(bound, lastOf(act), day === undefined ? undefined : sql`${day}::date`);
  // "is true" prevents a join, which would sort everybody instead of following the order of the list.
  return sql<boolean>`(exists (
    select from ${sql.table(doersOf(act))} d
    where d.community_id = p.community_id and d.membership_id = p.membership_id
      and ${hasDayAt(sql`d.days`, often, since)}) is ${sql.lit(bound === "min")})`;
}

type Until = Pick<Did, "act"> & { readonly often: number; readonly since: string; readonly until: string };

/** Nothing has happened before this day. */
const FIRST_DAY = "0001-01-01";

/** Counts by the months of the period: whole ones by their number of days, the first and the last day by day. */
function hasDoneUntil(communityId: number, { act, often, since, until }: Until): RawBuilder<boolean> {
  const first = sql`${since === NEVER ? FIRST_DAY : since}::date`;
  const last = sql`${until}::date`;
  if (act === "registered") {
    if (often > 1) return sql<boolean>`false`;
    return sql<boolean>`(p.joined_at at time zone 'Asia/Tokyo')::date between ${first} and ${last}`;
  }
  return sql<boolean>`exists (
    select from (
      select a.membership_id from acts_by_month a
      where a.community_id = ${communityId} and a.act = ${act} and a.month > ${first} - 31 and a.month <= ${last}
      group by a.membership_id
      having sum(case
        when a.month >= ${first} and a.month + interval '1 month' <= ${last} + 1 then cardinality(a.days)
        else (select count(*) from unnest(a.days) day where a.month + (day - 1) between ${first} and ${last})
      end) >= ${often}
    ) done where done.membership_id = p.membership_id)`;
}
