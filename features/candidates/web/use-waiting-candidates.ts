import { MINUTE_MS } from "#kit/contract/durations.ts";
import { roomName } from "#kit/contract/live.ts";
import { useLiveAnswers } from "#kit/web/live/use-live-answers.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { countCandidates } from "../contract/calls.ts";
import { CONSOLE_ROOM, candidatesChanged } from "../contract/decisions.ts";

/** Counts who waits for approval, updated while people apply and colleagues decide; null loads nothing. */
export function useWaitingCandidates(communityId: number | null): number {
  const input = { params: { id: communityId ?? 0 } };
  const count = useCall(countCandidates, input, { enabled: communityId !== null, staleTime: MINUTE_MS });
  useLiveAnswers(communityId === null ? null : roomName(CONSOLE_ROOM, communityId), [candidatesChanged]);
  return count.data?.waiting ?? 0;
}
