import { useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { refresh } from "#kit/web/query/after-call.ts";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { countCandidates, listCandidates, showCandidate } from "../contract/calls.ts";
import { CONSOLE_ROOM, candidatesChanged } from "../contract/decisions.ts";

/** How many wait for approval, kept true while people apply and colleagues decide; null asks nothing. */
export function useWaitingCandidates(communityId: number | null): number {
  const cache = useQueryClient();
  const input = { params: { id: communityId ?? 0 } };
  const count = useCall(countCandidates, input, {
    enabled: communityId !== null,
    staleTime: MINUTE_MS,
  });
  useRoom(communityId === null ? null : roomName(CONSOLE_ROOM, communityId), {
    handlers: [
      onLive(candidatesChanged, ({ waiting }) => {
        cache.setQueryData<AnswerOf<typeof countCandidates>>(callKey(countCandidates, input), { waiting });
        refresh(cache, listCandidates, showCandidate);
      }),
    ],
    onGap: () => refresh(cache, countCandidates),
  });
  return count.data?.waiting ?? 0;
}
