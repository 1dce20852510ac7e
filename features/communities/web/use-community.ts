import { useLocation } from "react-router";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { roomName } from "#kit/contract/live.ts";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showCommunity } from "../contract/calls.ts";
import { COMMUNITY_ROOM, communityChanged } from "../contract/live.ts";

/** SK40 is about a community but not inside it: leaving it needs no entering. */
const IN_COMMUNITY = /^\/(?:alumni|community)\/communities\/(\d+)(?:\/(?!leave_community$)|$)/;
/** Settings change rarely, and the server refuses what they no longer allow. */
const FRESH_MS = MINUTE_MS;

/** Returns the id in `/{area}/communities/:id/…`; null outside a community. */
export function useCommunityId(): number | null {
  const { pathname } = useLocation();
  const id = IN_COMMUNITY.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** Loads the community with its settings, theme and one's own membership. Its frame handles a failure. */
export function useCommunity(id: number | null) {
  const beside = useCommunityId() === null;
  return useCall(
    showCommunity,
    { params: { id: id ?? 0 } },
    { enabled: id !== null, staleTime: FRESH_MS, ...(beside && { meta: { beside } }) },
  );
}

/**
 * Follows what the office changes of the community: names, pictures, colours, message board. Whoever may not enter any
 * more learns it at once. Null follows none.
 */
export const useCommunityLive = (id: number | null): void =>
  useLiveAnswers(id === null ? null : roomName(COMMUNITY_ROOM, id), [communityChanged], {
    asksWhenClosed: true,
  });

/** Returns the name of the community on the screen, once it is loaded. */
export const useCommunityName = (): string | undefined => useCommunity(useCommunityId()).data?.data.name;
