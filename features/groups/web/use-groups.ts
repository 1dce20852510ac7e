import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { listGroups, listGroupUsers } from "../contract/calls.ts";
import type { Group, GroupMember } from "../contract/views.ts";
import type { GroupFilter } from "./group-filter.ts";

type Page = AnswerOf<typeof listGroups>;
type UserPage = AnswerOf<typeof listGroupUsers>;
export type GroupPages = InfiniteData<Page, number>;

/** A group pushed onto the next page while that was read stands in both; it is shown once. */
const once = <T>(rows: readonly T[], keyOf: (row: T) => unknown): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

export function useGroups(communityId: number, { tab, q }: GroupFilter) {
  const query = useInfiniteQuery<Page, ApiError, GroupPages, unknown[], number>({
    queryKey: [listGroups.path, communityId, tab, q],
    queryFn: ({ pageParam, signal }) =>
      send(
        listGroups,
        {
          params: { id: communityId },
          query: { page: pageParam, ...(q ? { q } : {}), ...(tab === "joined" ? { joined: "true" } : {}) },
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.total_pages ? pages.length + 1 : undefined),
    // What cannot be shown is said where the list stands.
    meta: { quiet: true },
  });
  const pages = query.data?.pages;
  const groups: readonly Group[] = once(pages?.flatMap((page) => page.groups) ?? [], (group) => group.id);
  return {
    ...query,
    groups,
    total: pages?.at(-1)?.total_records ?? 0,
    mayCreate: pages?.[0]?.abilities.create ?? false,
  };
}

export function useGroupUsers(groupId: number) {
  const query = useInfiniteQuery<UserPage, ApiError, InfiniteData<UserPage, number>, unknown[], number>({
    queryKey: [listGroupUsers.path, groupId],
    queryFn: ({ pageParam, signal }) =>
      send(listGroupUsers, { params: { id: groupId }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.total_pages ? pages.length + 1 : undefined),
  });
  const users: readonly GroupMember[] = query.data?.pages.flatMap((page) => page.users) ?? [];
  // Those who have left the community have no id to tell them apart by.
  return { ...query, users: once(users, (user) => user.user_id ?? user) };
}
