import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { ownRoom } from "#kit/web/live/use-room.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { listChatrooms } from "../contract/calls.ts";
import { chatsChanged, unreadChats } from "../contract/live.ts";

/** Counts the community's unread chat messages, updated live, for the badge of the menu. */
export function useUnreadChats(communityId: number | null): number {
  const query = useCall(listChatrooms, unreadChats(communityId ?? 0), {
    enabled: communityId !== null,
    staleTime: MINUTE_MS,
  });
  useLiveAnswers(communityId === null ? null : ownRoom(), [chatsChanged]);
  return query.data?.unread_count ?? 0;
}
