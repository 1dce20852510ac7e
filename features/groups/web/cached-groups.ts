import type { QueryClient } from "@tanstack/react-query";
import { cachedRows, heldIn, single } from "#kit/web/query/cached-rows.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { listGroups, listGroupUsers, showGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";

/** The groups of every list that has been read, and the one that is open. */
export const cachedGroups = cachedRows<Group>(
  heldIn(listGroups, (answer, change) => ({ ...answer, groups: change(answer.groups) })),
  heldIn(showGroup, (answer, change) => ({ group: single(answer.group, change) })),
);

export const refreshLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: [listGroups.path] });

export function refreshGroup(cache: QueryClient, id: number): void {
  void refreshLists(cache);
  void cache.invalidateQueries({ queryKey: callKey(showGroup, { params: { id } }) });
}

export const refreshUsers = (cache: QueryClient, id: number): Promise<void> =>
  cache.invalidateQueries({ queryKey: callKey(listGroupUsers, { params: { id } }) });
