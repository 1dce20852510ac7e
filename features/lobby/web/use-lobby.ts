import { useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import type { CommunityCard } from "../contract/calls.ts";
import { listCommunities } from "../contract/calls.ts";

type Answer = AnswerOf<typeof listCommunities>;

/** The person's communities, page by page. */
export const useLobby = () =>
  useInfiniteQuery<Answer, ApiError, { cards: CommunityCard[]; total: number }, unknown[], number>({
    queryKey: [...callKey(listCommunities), "all pages"],
    queryFn: ({ pageParam, signal }) => send(listCommunities, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.total_pages ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      cards: pages.flatMap((page) => page.data.records),
      total: pages[0]?.total_records ?? 0,
    }),
    meta: { quiet: true },
  });
