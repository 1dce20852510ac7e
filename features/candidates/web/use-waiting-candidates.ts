import { useQueryClient } from "@tanstack/react-query";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { callKey, useCall } from "#kit/web/query/use-call.ts";
import { countCandidates, listCandidates, showCandidate } from "../contract/calls.ts";
import { CONSOLE_ROOM, candidatesChanged } from "../contract/live.ts";

/** How many wait for approval, kept true while people apply and colleagues decide; null asks nothing. */
export function useWaitingCandidates(communityId: number | null): number {
  const cache = useQueryClient();
  const input = { params: { id: communityId ?? 0 } };
  const count = useCall(countCandidates, input, {
    enabled: communityId !== null,
    staleTime: MINUTE_MS,
  });
  const again = () => void cache.invalidateQueries({ queryKey: [countCandidates.path] });
  useRoom(communityId === null ? null : roomName(CONSOLE_ROOM, communityId), {
    handlers: [
      onLive(candidatesChanged, ({ waiting }) => {
        cache.setQueryData(callKey(countCandidates, input), (old: object | undefined) => ({
          ...old,
          waiting,
        }));
        for (const { path } of [listCandidates, showCandidate])
          void cache.invalidateQueries({ queryKey: [path] });
      }),
    ],
    onGap: again,
  });
  return count.data?.waiting ?? 0;
}
