import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { type ChatKey, cachedChat, changeChat, chatQueryKey, fetchChat } from "./chat-calls.ts";
import { type ChatHistory, fromNewestPage, withCaughtUp, withOlder } from "./chat-history.ts";

/**
 * The first read fetches the newest page; each further one only what has changed since, until there is no more. Answers
 * are merged into the current cache, since live events may have come meanwhile.
 */
async function readChat(cache: QueryClient, chatKey: ChatKey, signal: AbortSignal): Promise<ChatHistory> {
  const known = () => cachedChat(cache, chatKey);
  if (!known()) return fromNewestPage(await fetchChat(chatKey, {}, signal));
  for (;;) {
    const answer = await fetchChat(chatKey, { since_seq: known()?.lastSeq ?? 0 }, signal);
    changeChat(cache, chatKey, (history) => withCaughtUp(history, answer));
    const history = known();
    if (!history) return readChat(cache, chatKey, signal);
    if (!answer.has_more) return history;
  }
}

/** Keeps a room's head and messages in the query cache. Answers are merged, so `useCall`, which replaces them, cannot. */
export function useChat(chatKey: ChatKey) {
  const cache = useQueryClient();
  const query = useQuery<ChatHistory, ApiError>({
    queryKey: chatQueryKey(chatKey),
    queryFn: ({ signal }) => readChat(cache, chatKey, signal),
    staleTime: 0,
  });
  const [loadingOlder, setLoadingOlder] = useState(false);
  const { kind, room } = chatKey;
  const loadOlder = useCallback(async () => {
    const oldest = cachedChat(cache, { kind, room })?.messages[0]?.seq;
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
