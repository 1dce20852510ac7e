import { useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { ownRoom, useRoom } from "#kit/web/live/use-room.ts";
import { refresh } from "#kit/web/query/after-call.ts";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import {
  countUnreadNotices,
  countUnreadProductNotices,
  listNotices,
  listProductNotices,
} from "../contract/calls.ts";
import { noticesChanged, productNoticesChanged } from "../contract/live.ts";

/** R117. The count of the community on screen, none outside of one, and that of the product. */
export function useUnreadNotices(communityId: number | null): { community: number; product: number } {
  const here = { params: { id: communityId ?? 0 } };
  const community = useCall(countUnreadNotices, here, {
    staleTime: MINUTE_MS,
    enabled: communityId !== null,
  });
  const product = useCall(countUnreadProductNotices, {}, { staleTime: MINUTE_MS });
  return {
    community: communityId === null ? 0 : (community.data?.unread_notification_count ?? 0),
    product: product.data?.total_unread_notification ?? 0,
  };
}

/** Keeps the counts true in every tab. The events carry absolute counts, so that a missed or doubled one leaves nothing wrong. */
export function useUnreadLive(): void {
  const cache = useQueryClient();
  useRoom(ownRoom(), {
    handlers: [
      onLive(noticesChanged, ({ community_id, unread_notification_count }) => {
        cache.setQueryData<AnswerOf<typeof countUnreadNotices>>(
          callKey(countUnreadNotices, { params: { id: community_id } }),
          { unread_notification_count },
        );
        refresh(cache, listNotices);
      }),
      onLive(productNoticesChanged, ({ total_unread_notification }) => {
        cache.setQueryData<AnswerOf<typeof countUnreadProductNotices>>(callKey(countUnreadProductNotices), {
          total_unread_notification,
        });
        refresh(cache, listProductNotices);
      }),
    ],
    onJoined: () => refresh(cache, countUnreadNotices, countUnreadProductNotices),
    onGap: () =>
      refresh(cache, countUnreadNotices, countUnreadProductNotices, listNotices, listProductNotices),
  });
}
