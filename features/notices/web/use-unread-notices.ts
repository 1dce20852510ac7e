import { useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import {
  countUnreadNotices,
  countUnreadProductNotices,
  listNotices,
  listProductNotices,
} from "../contract/calls.ts";
import { noticesChanged, productNoticesChanged } from "../contract/live.ts";

const FRESH_MS = MINUTE_MS;

/** R117. The count of the community on screen, none outside of one, and that of the product. */
export function useUnreadNotices(communityId: number | null): { community: number; product: number } {
  const here = { params: { id: communityId ?? 0 } };
  const community = useCall(countUnreadNotices, here, { staleTime: FRESH_MS, enabled: communityId !== null });
  const product = useCall(countUnreadProductNotices, {}, { staleTime: FRESH_MS });
  return {
    community: communityId === null ? 0 : (community.data?.unread_notification_count ?? 0),
    product: product.data?.total_unread_notification ?? 0,
  };
}

/** Keeps the counts true in every tab. The events carry absolute counts, so that a missed or doubled one leaves nothing wrong. */
export function useUnreadLive(): void {
  const cache = useQueryClient();
  const uid = readStoredSession(currentArea())?.uid;
  const refresh = (...calls: readonly { readonly path: string }[]) => {
    for (const { path } of calls) void cache.invalidateQueries({ queryKey: [path] });
  };
  useRoom(uid ? roomName("account", uid) : null, {
    handlers: [
      onLive(noticesChanged, ({ community_id, unread_notification_count }) => {
        cache.setQueryData<AnswerOf<typeof countUnreadNotices>>(
          callKey(countUnreadNotices, { params: { id: community_id } }),
          { unread_notification_count },
        );
        refresh(listNotices);
      }),
      onLive(productNoticesChanged, ({ total_unread_notification }) => {
        cache.setQueryData<AnswerOf<typeof countUnreadProductNotices>>(callKey(countUnreadProductNotices), {
          total_unread_notification,
        });
        refresh(listProductNotices);
      }),
    ],
    onJoined: () => refresh(countUnreadNotices, countUnreadProductNotices),
    onGap: () => refresh(countUnreadNotices, countUnreadProductNotices, listNotices, listProductNotices),
  });
}
