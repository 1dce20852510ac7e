import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { type ListedMember, listMembers } from "../contract/member-list.ts";
import type { MemberFilter } from "./member-filter.ts";

type Page = AnswerOf<typeof listMembers>;

/** The members as far as they have been read, whoever joined last first. */
export function useMembers(communityId: number, { tab, q }: MemberFilter) {
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page, number>, unknown[], number>({
    queryKey: [listMembers.path, communityId, tab, q],
    queryFn: ({ pageParam, signal }) =>
      send(
        listMembers,
        {
          params: { id: communityId },
          query: { page: pageParam, ...(q ? { q } : {}), ...(tab === "all" ? {} : { user_type: tab }) },
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.total_pages ? pages.length + 1 : undefined),
    meta: { quiet: true },
  });
  const pages = query.data?.pages;
  const users = pages?.flatMap((page) => page.users) ?? [];
  // Pushed onto the next page by somebody who joined meanwhile, a member stands in both; shown once.
  const members: readonly ListedMember[] = [...new Map(users.map((user) => [user.user_id, user])).values()];
  return { ...query, members, total: pages?.at(-1)?.total_records ?? 0 };
}
