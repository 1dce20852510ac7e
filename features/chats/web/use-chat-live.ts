import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { CHAT_ROOM, chatChanged, chatRead, messageRemoved, messageSent } from "../contract/live.ts";
import { type ChatKey, cachedChat, changeChat, dropChat, rereadChat } from "./chat-calls.ts";
import { type ChatHistory, leavesGap, withMessage, withRead, withRemoval } from "./chat-history.ts";

/**
 * Applies the events of the room. A gap in the numbers, a lost connection and the start of listening all fetch what is
 * missing.
 */
export function useChatLive(chatKey: ChatKey): void {
  const cache = useQueryClient();
  const { kind, room } = chatKey;
  const catchUp = useCallback(() => void rereadChat(cache, { kind, room }), [cache, kind, room]);
  const apply = (seq: number, change: (history: ChatHistory) => ChatHistory) => {
    const known = cachedChat(cache, chatKey);
    if (known && leavesGap(known, seq)) catchUp();
    changeChat(cache, chatKey, change);
  };
  useRoom(roomName(CHAT_ROOM, room), {
    handlers: [
      onLive(messageSent, ({ chatroom_id, ...message }) => {
        if (chatroom_id !== room) return;
        const known = cachedChat(cache, chatKey);
        if (message.create_by_admin && known?.chatroom.as_office) {
          // The event goes to both sides and does not say who wrote for the office, so the office fetches the message.
          if (!known.messages.some(({ id }) => id === message.id)) catchUp();
          return;
        }
        apply(message.changed_seq, (history) =>
          withMessage(history, {
            ...message,
            mine: message.user_id === history.chatroom.my_user_id,
            read: false,
            written_by: null,
          }),
        );
      }),
      onLive(messageRemoved, (removal) => {
        if (removal.chatroom_id === room)
          apply(removal.changed_seq, (history) => withRemoval(history, removal));
      }),
      onLive(chatRead, (position) => {
        if (position.chatroom_id === room)
          changeChat(cache, chatKey, (history) => withRead(history, position));
      }),
      onLive(chatChanged, ({ chatroom_id }) => {
        if (chatroom_id === room) catchUp();
      }),
    ],
    onJoined: catchUp,
    onGap: catchUp,
    // The cached room is dropped; the repeated call says why, and leads where the specification says.
    onClosed: () => dropChat(cache, chatKey),
  });
}
