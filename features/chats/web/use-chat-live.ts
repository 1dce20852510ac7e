import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { roomName } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { CHAT_ROOM, chatChanged, chatRead, messageRemoved, messageSent } from "../contract/live.ts";
import { type ChatKey, changeChat, chatQueryKey } from "./chat-calls.ts";
import { type ChatHistory, leavesGap, withMessage, withRead, withRemoval } from "./chat-history.ts";

/**
 * Applies what happens in the room. A number that does not follow the last one known, a connection that was away
 * and the moment the listening begins all ask for what is missing.
 */
export function useChatLive(chatKey: ChatKey): void {
  const cache = useQueryClient();
  const { kind, room } = chatKey;
  const catchUp = useCallback(
    () => void cache.invalidateQueries({ queryKey: chatQueryKey({ kind, room }) }),
    [cache, kind, room],
  );
  const apply = (seq: number, change: (history: ChatHistory) => ChatHistory) => {
    const known = cache.getQueryData<ChatHistory>(chatQueryKey(chatKey));
    if (known && leavesGap(known, seq)) catchUp();
    changeChat(cache, chatKey, change);
  };
  useRoom(roomName(CHAT_ROOM, room), {
    handlers: [
      onLive(messageSent, ({ chatroom_id, ...message }) => {
        if (chatroom_id !== room) return;
        const known = cache.getQueryData<ChatHistory>(chatQueryKey(chatKey));
        if (message.create_by_admin && known?.chatroom.as_office) {
          // Who of the office wrote it is told to the office alone, and not in what both sides hear.
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
    // What is shown is forgotten; the call made anew says why, and leads where the documents say.
    onClosed: () => void cache.resetQueries({ queryKey: chatQueryKey(chatKey) }),
  });
}
