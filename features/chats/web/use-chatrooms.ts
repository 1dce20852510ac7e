import { useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { listChatrooms } from "../contract/calls.ts";
import type { ChatroomEntry } from "../contract/views.ts";

type Answer = AnswerOf<typeof listChatrooms>;
type Chats = { readonly rooms: readonly ChatroomEntry[]; readonly unread: number };

/** A room that moved to the top while the next page was read stands in both; it is shown where it is now. */
const withoutDoubles = (rooms: readonly ChatroomEntry[]): ChatroomEntry[] =>
  [...new Map(rooms.toReversed().map((room) => [room.id, room])).values()].reverse();

/** The chats of the community, page by page. */
export const useChatrooms = (communityId: number) =>
  useInfiniteQuery<Answer, ApiError, Chats, unknown[], number>({
    queryKey: [listChatrooms.path, communityId, "pages"],
    queryFn: ({ pageParam, signal }) =>
      send(listChatrooms, { params: { id: communityId }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.total_pages ? pages.length + 1 : undefined),
    select: ({ pages }) => ({
      rooms: withoutDoubles(pages.flatMap(({ chatrooms }) => chatrooms)),
      unread: pages[0]?.unread_count ?? 0,
    }),
  });
