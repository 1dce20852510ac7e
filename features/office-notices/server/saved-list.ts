import * as z from "zod/mini";
import { type ListPeople, listPeople } from "#features/people/contract/list-people.ts";
import { findIdsOfPeople, type PeopleFilter } from "#features/people/server/index.ts";
import { loadView } from "#features/saved-views/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { officeNoticeErrors } from "../contract/errors.ts";
import type { RememberedList } from "./office-notices.sql.ts";

export const noList: RememberedList = { view_id: null, list_kind: null, list_name: null, list_query: null };

const kinds = { people_alumnus: "alumnus", people_employee: "employee" } as const;
const kindOf = (list: string): MemberKind | undefined =>
  (kinds as Readonly<Record<string, MemberKind>>)[list];

/** Returns the conditions of a saved view; undefined where the list does not know one of them. */
function readConditions(list: ListPeople, query: string): PeopleFilter | undefined {
  const conditions = [...new URLSearchParams(query)].filter(
    ([name]) => name !== "cols" && !(name in list.sorts),
  );
  const names: readonly string[] = [list.search ?? "", ...Object.keys(list.filters)];
  if (conditions.some(([name]) => !names.includes(name))) return undefined;
  const read = z.safeParse(list.found, Object.fromEntries(conditions));
  return read.success ? (read.data as PeopleFilter) : undefined;
}

/**
 * Returns the view of a list of people to be remembered with a notice.
 * @throws RECORD_NOT_FOUND for a view that the member may not see, or of another list, ERROR_LIST_UNUSABLE
 */
export async function rememberList(db: Db, member: Member, viewId: number): Promise<RememberedList> {
  const view = await loadView(db, member, viewId);
  const kind = kindOf(view.list);
  if (!kind) throw failure(commonErrors.RECORD_NOT_FOUND, { field: "view_id" });
  if (!readConditions(listPeople[kind], view.query))
    throw failure(officeNoticeErrors.ERROR_LIST_UNUSABLE, { field: "view_id" });
  return { view_id: viewId, list_kind: kind, list_name: view.name, list_query: view.query };
}

/** Finds whom a remembered list means now; conditions that no longer exist mean nobody rather than everybody. */
export async function idsOfList(
  services: Services,
  communityId: number,
  { list_kind: kind, list_query: query }: RememberedList,
): Promise<number[]> {
  if (!kind || query === null) return [];
  const filter = readConditions(listPeople[kind], query);
  if (!filter) return [];
  const looking = {
    services,
    db: services.database.kysely,
    now: services.clock.now(),
    inTransaction: <T>(operate: Parameters<typeof inTransaction<T>>[1]) => inTransaction(services, operate),
  };
  return findIdsOfPeople(looking, { communityId, kind }, filter);
}
