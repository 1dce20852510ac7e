import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { ownRoom } from "#kit/web/live/use-room.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { countUnreadNotices, countUnreadProductNotices } from "../contract/calls.ts";
import { noticesChanged, productNoticesChanged, productNoticesMoved, serviceRoom } from "../contract/live.ts";

/** R117: the count of the community on the screen, if any, and that of the product. */
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

/** Everybody hears of a notice of the provider in the same moment. */
const SPREAD_MS = 2_000;

export function useUnreadLive(): void {
  const own = ownRoom();
  useLiveAnswers(own, [noticesChanged, productNoticesChanged]);
  useLiveAnswers(own && serviceRoom, [productNoticesMoved], { spreadMs: SPREAD_MS });
}
