import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { type ChatPlace, changeChat, chatKey, fetchChat } from "./chat-calls.ts";
import { type ChatHistory, fromNewestPage, withCaughtUp, withOlder } from "./chat-history.ts";

/**
 * The first reading brings the newest page; every further one asks only for what has changed since, until there is
 * no more. Each answer joins what is known at that moment, since live events may have come in between.
 */
async function readChat(cache: QueryClient, place: ChatPlace, signal: AbortSignal): Promise<ChatHistory> {
  const known = () => cache.getQueryData<ChatHistory>(chatKey(place));
  if (!known()) return fromNewestPage(await fetchChat(place, {}, signal));
  for (;;) {
    const answer = await fetchChat(place, { since_seq: known()?.lastSeq ?? 0 }, signal);
    changeChat(cache, place, (history) => withCaughtUp(history, answer));
    const history = known();
    if (!history) return readChat(cache, place, signal);
    if (!answer.has_more) return history;
  }
}

/** A room's head and messages, kept in the query cache. */
export function useChat(place: ChatPlace) {
  const cache = useQueryClient();
  const query = useQuery<ChatHistory, ApiError>({
    queryKey: chatKey(place),
    queryFn: ({ signal }) => readChat(cache, place, signal),
    staleTime: 0,
  });
  const [loadingOlder, setLoadingOlder] = useState(false);
  const { kind, room } = place;
  const loadOlder = useCallback(async () => {
    const oldest = cache.getQueryData<ChatHistory>(chatKey({ kind, room }))?.messages[0]?.seq;
    if (oldest === undefined) return;
    setLoadingOlder(true);
    try {
      const answer = await fetchChat({ kind, room }, { before_seq: oldest });
      changeChat(cache, { kind, room }, (history) => withOlder(history, answer));
    } finally {
      setLoadingOlder(false);
    }
  }, [cache, kind, room]);
  return { query, loadOlder, loadingOlder };
}
