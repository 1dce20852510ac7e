import { type RawBuilder, sql } from "kysely";
import type { Times } from "#kit/contract/times.ts";
import type { Act, Status } from "../contract/list-people.ts";

/** Whoever has not come yet, or not joined, has done so before everybody else. */
export const NEVER = "-infinity";

/** So often since a day, or ever; up to today, or up to a day. */
export type Did = Pick<Times, "bound" | "times"> & {
  readonly act: Act;
  readonly since: string | undefined;
  readonly until?: string | undefined;
};

/** The days on which somebody has done it, the newest first; null for never. */
const daysOf = (act: Act) =>
  act === "registered"
    ? sql<string[]>`array[(nullif(p.joined_at, ${NEVER}) at time zone 'Asia/Tokyo')::date]`
    : sql<string[]>`${sql.ref(`p.${act}_days`)}`;

const lastOf = (act: Exclude<Act, "registered">) => sql.ref(`p.last_${act}_on`);

const beginningOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Asia/Tokyo')`;

/** Whether somebody has done at all what has an index of its own for the last time it was done. */
function hasEverDone(bound: Did["bound"], last: RawBuilder<unknown>, since: RawBuilder<unknown> | undefined) {
  if (since === undefined)
    return bound === "min" ? sql<boolean>`${last} > ${sql.lit(NEVER)}` : sql<boolean>`${last} <= ${NEVER}`;
  // An index of those who have done it at all is looked through only where the question says so itself.
  return bound === "min"
    ? sql<boolean>`(${last} > ${sql.lit(NEVER)} and ${last} >= ${since})`
    : sql<boolean>`${last} < ${since}`;
}

/** R401. Whoever has done it so often has a day in that place. */
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
  const sinceDay = day === undefined ? undefined : sql`${day}::date`;
  if (often === 1) {
    if (act === "registered")
      return hasEverDone(bound, sql`p.joined_at`, day === undefined ? undefined : beginningOf(day));
    // Of whoever has left the last visit is still known, but none is told any more.
    if (act !== "visited" || status !== "withdrawn") return hasEverDone(bound, lastOf(act), sinceDay);
  }
  const place = sql`(${daysOf(act)})[${sql.lit(often)}]`;
  return bound === "min"
    ? sql<boolean>`${place} >= ${since}::date`
    : sql<boolean>`coalesce(${place} < ${since}::date, true)`;
}

type Until = Pick<Did, "act"> & { readonly often: number; readonly since: string; readonly until: string };

/** Before anything that has happened. */
const FIRST_DAY = "0001-01-01";

/** By the months that the period touches: whole ones by how many days they hold, the first and the last day by day. */
function hasDoneUntil(communityId: number, { act, often, since, until }: Until): RawBuilder<boolean> {
  const first = sql`${since === NEVER ? FIRST_DAY : since}::date`;
  const last = sql`${until}::date`;
  if (act === "registered") {
    const day = sql`(${daysOf(act)})[${sql.lit(often)}]`;
    return sql<boolean>`coalesce(${day} between ${first} and ${last}, false)`;
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
