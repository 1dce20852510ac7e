import * as z from "zod/mini";
import { liveEvent, roomName } from "#kit/contract/live.ts";
import { time } from "#kit/contract/wire.ts";
import { listChatrooms } from "./calls.ts";
import { listChatHistories } from "./office-calls.ts";
import { messageFields } from "./views.ts";

/** Whoever may enter the chat may listen in its room. */
export const CHAT_ROOM = "chat";
export const chatRoom = (id: number) => roomName(CHAT_ROOM, id);

/** `changed_seq` continues the room's last number without a gap; a client that sees a gap asks for what is missing. */
export const messageSent = liveEvent("chat.message", z.object({ ...messageFields, chatroom_id: z.number() }));

export const messageRemoved = liveEvent(
  "chat.removed",
  z.object({
    chatroom_id: z.number(),
    content_id: z.number(),
    seq: z.number(),
    changed_seq: z.number(),
  }),
);

export const chatRead = liveEvent(
  "chat.read",
  z.object({ chatroom_id: z.number(), user_id: z.number(), seq: z.number() }),
);

/** Somebody has agreed to extend, or the end has moved; the client reloads the head of the room. */
export const chatChanged = liveEvent(
  "chat.changed",
  z.object({ chatroom_id: z.number(), seq: z.number(), end_date: z.nullable(time) }),
);

export const unreadChats = (communityId: number) => ({ params: { id: communityId }, query: { per_page: 1 } });

/** Goes to an account's own room: something was written, read or ended in one of its chats. */
export const chatsChanged = liveEvent(
  "chats.changed",
  z.object({ community_id: z.number(), chatroom_id: z.number(), unread_count: z.number() }),
  {
    keeps: [
      listChatrooms,
      ({ community_id, unread_count }) => ({ input: unreadChats(community_id), answer: { unread_count } }),
    ],
    changes: [listChatrooms.path, listChatHistories.path],
  },
);
