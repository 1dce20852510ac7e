import { slotsOf } from "#features/management-flags/contract/calls.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { isAdministrator } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { countFound } from "#kit/server/list/read-page.sql.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { type Looking, stoppedAmong } from "#kit/server/mail/bouncing-addresses.ts";
import { listPeople, type Person, peopleSorts } from "../contract/list-people.ts";
import { countKept, doneOften, findDoers } from "./kept-people.sql.ts";
import { listFoundIds, selectPeople } from "./people.sql.ts";
import { joinedIn, type PeopleFilter, resolvePeople } from "./people-filters.ts";
import { knownName, listRows, type PersonRow, peopleOrder } from "./people-rows.sql.ts";

export const views = async (looking: Looking, rows: readonly PersonRow[]): Promise<Person[]> => {
  const stopped = await stoppedAmong(
    looking,
    rows.flatMap(({ email }) => email ?? []),
  );
  return rows.map(({ kind: _, state, role, department, flags, joined_at, ...row }) => ({
    ...row,
    flags: slotsOf(flags),
    status: state as Person["status"],
    office: isAdministrator({ role }) ? (role as Person["office"]) : null,
    mail_returned_since: stopped.get(row.email ?? "")?.toISOString() ?? null,
    department_name: department || null,
    joined_at: joined_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }));
};

type Query = Partial<Record<keyof typeof peopleSorts, unknown>>;
/** Tells whether the order is that of the numbers: the default, which also wins where several are asked for. */
const isByNumber = (query: Query): boolean =>
  query.management_no !== undefined ||
  Object.keys(peopleSorts).every((name) => query[name as keyof Query] === undefined);

const listOf = (kind: MemberKind) =>
  serveList(listPeople[kind], {
    prepare: (context, asked) =>
      resolvePeople(context, { communityId: context.member.communityId, kind }, asked),
    find: ({ db }, query, asked) =>
      (isByNumber(query) ? findDoers(db, asked) : undefined) ?? selectPeople(db, asked),
    total: ({ db }, asked) => countKept(db, asked),
    isInOrder: (query, asked) => isByNumber(query) && doneOften(asked) !== undefined,
    isSearch: ({ info }) => info !== undefined,
    rows: ({ db, member }, ids) => listRows(db, member.communityId, ids),
    id: "p.membership_id",
    known: { number: "p.management_no", name: knownName },
    order: peopleOrder,
    view: (rows, context) => views(context, rows),
  });

export const countPeople = async (
  db: Db,
  communityId: number,
  { visited_from, ...joined }: Pick<PeopleFilter, "joined_from" | "joined_to" | "visited_from">,
) => {
  const count = (kind: MemberKind) =>
    countFound(db, selectPeople(db, { communityId, kind, visited_from, ...joinedIn(joined) }));
  return { alumni: await count("alumnus"), employees: await count("employee") };
};

/** Finds the membership ids of everybody in a list of people, however many they are. */
export const findIdsOfPeople = async (
  looking: Parameters<typeof resolvePeople>[0],
  which: { readonly communityId: number; readonly kind: MemberKind },
  filter: PeopleFilter,
): Promise<number[]> => listFoundIds(looking.db, await resolvePeople(looking, which, filter));

export const listPeopleRoutes = [...listOf("alumnus"), ...listOf("employee")];
