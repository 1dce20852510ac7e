import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { refresh } from "#kit/web/query/after-call.ts";
import { listChatrooms } from "../contract/calls.ts";
import { type ChatKey, cachedChat, changeChat, markRead } from "./chat-calls.ts";
import { withRead } from "./chat-history.ts";

/**
 * Call the returned function when the newest message is on the screen; it tells the server once per message. It is a
 * new function after the page comes back into view, so that messages received meanwhile are marked then. R142
 */
export function useMarkRead(chatKey: ChatKey): () => void {
  const cache = useQueryClient();
  const { kind, room } = chatKey;
  const sentSeq = useRef(0);
  const looks = useLooks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new look at the page is a new occasion to see
  return useCallback(() => {
    const here: ChatKey = { kind, room };
    const history = cachedChat(cache, here);
    const newest = history?.messages.at(-1);
    if (!history || !newest || newest.seq <= Math.max(sentSeq.current, history.chatroom.read_seq)) return;
    sentSeq.current = newest.seq;
    const position = { user_id: history.chatroom.my_user_id, seq: newest.seq };
    changeChat(cache, here, (known) => withRead(known, position));
    markRead(here, newest.seq).then(
      () => refresh(cache, listChatrooms),
      () => {
        sentSeq.current = 0;
      },
    );
  }, [cache, kind, room, looks]);
}

/** Counts how often the page came into view. */
function useLooks(): number {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && setLooks((count) => count + 1);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return looks;
}
