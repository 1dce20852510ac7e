import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { countFound } from "#kit/server/list/read-page.sql.ts";
import type { Act } from "../contract/list-people.ts";
import { type Did, doersOf, hasDayAt } from "./has-done.sql.ts";
import { isNarrowed, type PeopleQuery, selectPeople } from "./people.sql.ts";

type People = ReturnType<typeof selectPeople>;
type DoneOften = Did & { readonly act: Exclude<Act, "registered"> };
type Only = { readonly only: Did; readonly others: PeopleQuery };

/** Returns the only act up to today that narrows the list, if nothing but the status is beside it. */
function onlyDid({ did: [only, ...more] = [], ...others }: PeopleQuery): Only | undefined {
  const isOnly = more.length === 0 && !isNarrowed(others) && only?.until === undefined;
  return only && isOnly ? { only, others } : undefined;
}

/** Returns the only act that narrows the list, if it was done more than once. Doing it at all has an index. */
export function doneOften(asked: PeopleQuery): DoneOften | undefined {
  const { only } = onlyDid(asked) ?? {};
  if (only === undefined || only.bound === "max" || only.times === 1 || only.act === "registered")
    return undefined;
  return { ...only, act: only.act };
}

/**
 * Finds who has done one thing more than once, where nothing else is asked, in the table of that alone: with the
 * columns of its count, and no others.
 */
export function findDoers(db: Db, asked: PeopleQuery): People | undefined {
  const often = doneOften(asked);
  if (often === undefined) return undefined;
  const found = db
    .selectFrom(`${doersOf(often.act)} as p` as "people_who_posted as p")
    .where("p.community_id", "=", asked.communityId)
    .where("p.kind", "=", asked.kind)
    .where(hasDayAt(sql`p.days`, often.times, often.since));
  // The table has nobody who has left, so without a status there is nothing to compare.
  return (asked.status ? found.where("p.state", "=", asked.status) : found) as unknown as People;
}

/** Returns the stored count, where nothing but the status narrows the list. */
async function countAll(db: Db, { communityId, kind, status }: PeopleQuery): Promise<number> {
  const { people } = await db
    .selectFrom("people_counts")
    .select(sql<number>`coalesce(sum(people), 0)::int`.as("people"))
    .where("community_id", "=", communityId)
    .where("kind", "=", kind)
    .where("state", status ? "=" : "!=", status ?? "withdrawn")
    .executeTakeFirstOrThrow();
  return people;
}

/**
 * Returns the count from stored counters, where only the status, one act or part of a department's name narrows the
 * list; by subtracting the others where these are fewer. Undefined for other filters.
 */
export async function countKept(db: Db, asked: PeopleQuery): Promise<number | undefined> {
  if (!isNarrowed(asked)) return countAll(db, asked);
  const { otherDepartments, ...anywhere } = asked;
  if (otherDepartments && !isNarrowed(anywhere))
    return allBut(db, anywhere, { ...anywhere, department: otherDepartments });
  const { only, others } = onlyDid(asked) ?? {};
  if (only === undefined || others === undefined) return undefined;
  const doers = findDoers(db, asked);
  if (doers) return countFound(db, doers, await countAll(db, others));
  // The acts of somebody who has left are not stored.
  if (only.bound === "min" || asked.status === "withdrawn") return undefined;
  return allBut(db, others, { ...others, did: [{ ...only, bound: "min", times: only.times + 1 }] });
}

async function allBut(db: Db, asked: PeopleQuery, others: PeopleQuery): Promise<number> {
  const all = await countAll(db, asked);
  return all - (await countFound(db, findDoers(db, others) ?? selectPeople(db, others), all));
}
