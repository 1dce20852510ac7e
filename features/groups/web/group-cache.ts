import type { QueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import type { ListPages } from "#kit/web/query/use-list-call.ts";
import { listGroups, listGroupUsers, showGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";

type OneGroup = AnswerOf<typeof showGroup>;
const groupKey = (id: number) => callKey(showGroup, { params: { id } });

/** Changes a group wherever it is shown; answers how to put everything back. */
export function patchGroup(cache: QueryClient, id: number, change: (group: Group) => Group): () => void {
  const before = [
    ...cache.getQueriesData({ queryKey: [listGroups.path] }),
    ...cache.getQueriesData({ queryKey: groupKey(id) }),
  ];
  mapGroups(cache, (groups) => groups.map((group) => (group.id === id ? change(group) : group)));
  cache.setQueryData<OneGroup>(groupKey(id), (old) => old && { group: change(old.group) });
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}

/** R132: a deleted group leaves every list at once; the lists are then read again. */
export function dropGroup(cache: QueryClient, id: number): void {
  mapGroups(cache, (groups) => groups.filter((group) => group.id !== id));
  void cache.invalidateQueries({ queryKey: [listGroups.path] });
}

export const refreshLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: [listGroups.path] });

export function refreshGroup(cache: QueryClient, id: number): void {
  void refreshLists(cache);
  void cache.invalidateQueries({ queryKey: groupKey(id) });
}

export const refreshUsers = (cache: QueryClient, id: number): Promise<void> =>
  cache.invalidateQueries({ queryKey: [listGroupUsers.path, { id }] });

function mapGroups(cache: QueryClient, change: (groups: Group[]) => Group[]): void {
  cache.setQueriesData<ListPages<typeof listGroups>>(
    { queryKey: [listGroups.path] },
    (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, groups: change(page.groups) })) },
  );
}
