import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useStore } from "#kit/ui/store.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { useLiveStatus } from "#kit/web/live/use-room.ts";
import type { ChatMessage } from "../contract/views.ts";
import { type ChatKey, changeChat, sendMessage } from "./chat-calls.ts";
import { withMessage } from "./chat-history.ts";
import { outboxOf } from "./outbox.ts";
import { roomKey } from "./room-key.ts";

/** Keeps the room's messages that the server does not have yet and sends them again once the connection is back. */
export function useOutbox(chatKey: ChatKey, messages: readonly ChatMessage[] | undefined) {
  const cache = useQueryClient();
  const { kind, room } = chatKey;
  const outbox = useMemo(() => {
    const here: ChatKey = { kind, room };
    return outboxOf(roomKey("chat-outbox", here), async ({ clientId, content }) => {
      try {
        const { message } = await sendMessage(here, { content, client_id: clientId });
        changeChat(cache, here, (history) => withMessage(history, message));
      } catch (error) {
        // The message itself says that it was not sent; only an ended session leads away.
        reportError(error, { silent: true, call: "mutation" });
        throw error;
      }
    });
  }, [cache, kind, room]);
  const entries = useStore(outbox);

  useEffect(() => {
    const tags = messages?.filter(({ mine }) => mine).map(({ message_tag }) => message_tag);
    if (tags?.length) outbox.settle(new Set(tags));
  }, [messages, outbox]);

  const connected = useLiveStatus() === "connected";
  useEffect(() => {
    if (connected) outbox.resume();
    window.addEventListener("online", outbox.resume);
    return () => window.removeEventListener("online", outbox.resume);
  }, [connected, outbox]);
  return { outbox, entries };
}
