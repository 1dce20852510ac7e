import { useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { ownRoom, useRoom } from "#kit/web/live/use-room.ts";
import { refresh } from "#kit/web/query/after-call.ts";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { listChatrooms } from "../contract/calls.ts";
import { chatsChanged } from "../contract/live.ts";

const FRESH_MS = MINUTE_MS;
type Answer = AnswerOf<typeof listChatrooms>;

/** How many chat messages of the community are unread, kept true live; for the badge of the menu. */
export function useUnreadChats(communityId: number | null): number {
  const cache = useQueryClient();
  const input = { params: { id: communityId ?? 0 }, query: { per_page: 1 } };
  const query = useCall(listChatrooms, input, {
    enabled: communityId !== null,
    staleTime: FRESH_MS,
  });
  const again = () => refresh(cache, listChatrooms);
  useRoom(communityId === null ? null : ownRoom(), {
    handlers: [
      onLive(chatsChanged, ({ community_id, unread_count }) => {
        if (community_id !== communityId) return;
        cache.setQueryData<Answer>(callKey(listChatrooms, input), (old) => old && { ...old, unread_count });
        again();
      }),
    ],
    onJoined: again,
    onGap: again,
  });
  return query.data?.unread_count ?? 0;
}
