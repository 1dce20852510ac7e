import { type RawBuilder, sql } from "kysely";
import { bitOf, type FlagSlot } from "#features/management-flags/contract/calls.ts";
import { namesFound } from "#features/memberships/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Status } from "../contract/list-people.ts";
import { type Did, hasDone, NEVER } from "./has-done.sql.ts";

const dayAfter = (day: string) => sql<Date>`((${day}::date + 1)::timestamp at time zone 'Asia/Tokyo')`;

export type PeopleQuery = {
  readonly communityId: number;
  readonly kind: MemberKind;
  readonly info?: string | undefined;
  readonly number?: number | undefined;
  readonly status?: Status | undefined;
  readonly administrators?: boolean | undefined;
  readonly posting_blocked?: boolean | undefined;
  readonly flag?: FlagSlot | undefined;
  readonly job_type?: number | undefined;
  /** It is a pattern, or the names that match one. */
  readonly department?: string | readonly string[] | undefined;
  /** These names do not match a pattern, where they are fewer. */
  readonly otherDepartments?: readonly string[] | undefined;
  readonly joinedFrom?: Date | undefined;
  readonly joinedBefore?: Date | undefined;
  readonly visited_from?: string | undefined;
  readonly visited_to?: string | undefined;
  readonly absentSince?: string | undefined;
  readonly did?: readonly Did[] | undefined;
  readonly mail_returned?: boolean | undefined;
  readonly turned_over?: boolean | undefined;
};

/** Matches a text in any writing, or the number itself. */
const matches = ({ communityId, kind }: PeopleQuery, info: string, number: number | undefined) =>
  sql<boolean>`p.membership_id in (${namesFound(communityId, info)} ${
    number === undefined
      ? sql``
      : sql`union all select n.membership_id from people n
          where n.community_id = ${communityId} and n.kind = ${kind} and n.management_no = ${number}`
  })`;

/** Beyond this many, departments are not looked up by name. */
const DEPARTMENTS_AT_MOST = 1_000;

/**
 * Returns the department names that match, or the others where these are fewer; the pattern itself where there are too
 * many to look up. They are few beside their people, and the database finds known names faster than those that match.
 */
export async function listDepartments(
  db: Db,
  { communityId, kind }: Pick<PeopleQuery, "communityId" | "kind">,
  pattern: string,
): Promise<Pick<PeopleQuery, "department" | "otherDepartments">> {
  const next = (after: RawBuilder<unknown>) => sql`
    select min(n.department) as department from people n
    where n.community_id = ${communityId} and n.kind = ${kind} ${after}`;
  const { rows } = await sql<{ department: string; matches: boolean }>`
    with recursive departments as (
      ${next(sql``)}
      union all
      select (${next(sql`and n.department > d.department`)}) from departments d where d.department is not null)
    select department, department ilike ${pattern} as matches
    from (select department from departments where department is not null limit ${DEPARTMENTS_AT_MOST + 1}) known`.execute(
    db,
  );
  if (rows.length > DEPARTMENTS_AT_MOST) return { department: pattern };
  const named = (isMeant: boolean) =>
    rows.filter(({ matches }) => matches === isMeant).map(({ department }) => department);
  const [meant, others] = [named(true), named(false)];
  return others.length < meant.length ? { otherDepartments: others } : { department: meant };
}

const narrowing: Readonly<Record<Exclude<keyof PeopleQuery, "communityId" | "kind" | "status">, true>> = {
  info: true,
  number: true,
  administrators: true,
  posting_blocked: true,
  flag: true,
  job_type: true,
  department: true,
  otherDepartments: true,
  joinedFrom: true,
  joinedBefore: true,
  visited_from: true,
  visited_to: true,
  absentSince: true,
  did: true,
  mail_returned: true,
  turned_over: true,
};
/** Tells whether anything but the status narrows the list. */
export const isNarrowed = ({ did = [], ...asked }: PeopleQuery): boolean =>
  did.length > 0 || Object.entries(asked).some(([name, value]) => name in narrowing && value !== undefined);

/** Finds the people by one narrow table. */
export function selectPeople(db: Db, asked: PeopleQuery) {
  const { info, number, status, administrators, job_type, department } = asked;
  const { joinedFrom, joinedBefore, visited_from, visited_to, absentSince, did = [] } = asked;
  const found = db
    .selectFrom("people as p")
    .where("p.community_id", "=", asked.communityId)
    .where("p.kind", "=", asked.kind)
    .where("p.state", status ? "=" : "!=", status ?? "withdrawn")
    .$if(info !== undefined, (query) => query.where(matches(asked, info ?? "", number)))
    .$if(administrators !== undefined, (query) =>
      query.where(sql.raw<boolean>(isAdministratorSql("p")), "=", sql.lit(administrators ?? false)),
    )
    .$if(asked.posting_blocked !== undefined, (query) =>
      query.where("p.posting_blocked", "=", sql.lit(asked.posting_blocked ?? false)),
    )
    .$if(asked.flag !== undefined, (query) =>
      query
        .where("p.flags", "!=", sql.lit(0))
        .where(sql<boolean>`p.flags & ${bitOf(asked.flag as FlagSlot)}::smallint <> 0`),
    )
    .$if(job_type !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("p.job_type_parent_id", "=", job_type ?? 0),
          eb("p.job_type_child_id", "=", job_type ?? 0),
        ]),
      ),
    )
    .$if(typeof department === "string", (query) =>
      query.where("p.department", "ilike", department as string),
    )
    .$if(typeof department === "object", (query) =>
      query.where(sql<boolean>`p.department = any(${department}::text[])`),
    )
    .$if(asked.otherDepartments !== undefined, (query) =>
      query.where(sql<boolean>`p.department <> all(${asked.otherDepartments}::text[])`),
    )
    .$if(joinedFrom !== undefined, (query) => query.where("p.joined_at", ">=", joinedFrom as Date))
    .$if(joinedBefore !== undefined, (query) =>
      query
        .where("p.joined_at", "<", joinedBefore as Date)
        .where("p.joined_at", ">", sql<Date>`${NEVER}::timestamptz`),
    )
    .$if(visited_from !== undefined, (query) => query.where("p.last_visited_on", ">=", visited_from ?? ""))
    .$if(visited_to !== undefined, (query) =>
      query
        .where("p.last_visited_on", "<=", visited_to ?? "")
        .where("p.last_visited_on", ">", sql<string>`${NEVER}::date`),
    )
    .$if(absentSince !== undefined, (query) =>
      query
        .where("p.last_visited_on", "<=", absentSince ?? "")
        .where("p.joined_at", "<", dayAfter(absentSince ?? "")),
    )
    .$if(asked.mail_returned === true, (query) =>
      query.where("p.address_key", "in", (eb) =>
        eb.selectFrom("bouncing_addresses").select("address_key").where("stopped_at", "is not", null),
      ),
    )
    .$if(asked.turned_over !== undefined, (query) =>
      query.where("p.membership_id", asked.turned_over ? "in" : "not in", (eb) =>
        eb
          .selectFrom("turnovers")
          .select("membership_id")
          .where("community_id", "=", asked.communityId)
          .where("accepted_at", "is", null),
      ),
    );
  return did.reduce((query, one) => query.where(hasDone(asked.communityId, one, status)), found);
}

/** Returns the membership ids of everybody whom the list finds. */
export const listFoundIds = async (db: Db, asked: PeopleQuery): Promise<number[]> =>
  (await selectPeople(db, asked).select("p.membership_id as id").execute()).map(({ id }) => id);
