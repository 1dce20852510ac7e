import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { LiveEvent, RoomName } from "#kit/contract/live.ts";
import { refresh } from "../query/after-call.ts";
import { callKey } from "../query/use-call.ts";
import { onLive } from "./live-client.ts";
import { useRoom } from "./use-room.ts";

const kept = ({ keeps }: LiveEvent) => (keeps ? [keeps[0]] : []);
const changed = ({ changes = [] }: LiveEvent) => changes.map((path) => ({ path }));

/** An answer still under way may lack the event, so it is loaded again. */
function follow(cache: QueryClient, event: LiveEvent, payload: never): void {
  if (event.keeps) {
    const [call, brings] = event.keeps;
    const { input, answer } = brings(payload);
    const queryKey = callKey(call, input as never);
    if (cache.setQueryData(queryKey, (old: object | undefined) => old && { ...old, ...answer }) === undefined)
      void cache.invalidateQueries({ queryKey, exact: true });
  }
  refresh(cache, ...changed(event));
}

type Options = {
  /** What the events change is asked for where one may not listen any more, so that the refusal says why. */
  readonly asksWhenClosed?: boolean;
  /** Where very many hear an event at once, each browser follows it at some moment within this time. */
  readonly spreadMs?: number;
};

/**
 * Updates what is on the screen by the events of a room, as they declare; null listens nowhere. What they `keep` is
 * loaded once more on joining, and everything after an interruption.
 */
export function useLiveAnswers(
  room: RoomName | null,
  events: readonly LiveEvent[],
  { asksWhenClosed = false, spreadMs = 0 }: Options = {},
): void {
  const cache = useQueryClient();
  useRoom(room, {
    handlers: events.map((event) =>
      onLive(event, (payload) => {
        const now = () => follow(cache, event, payload as never);
        if (spreadMs === 0) now();
        else setTimeout(now, spreadMs * Math.random());
      }),
    ),
    onJoined: () => refresh(cache, ...events.flatMap(kept)),
    onClosed: () => {
      if (asksWhenClosed) refresh(cache, ...events.flatMap(changed));
    },
    onGap: () => refresh(cache, ...events.flatMap((event) => [...kept(event), ...changed(event)])),
  });
}
