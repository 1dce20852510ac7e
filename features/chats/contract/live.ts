import * as z from "zod/mini";
import { liveEvent, roomName } from "#kit/contract/live.ts";
import { time } from "#kit/contract/wire.ts";
import { listChatrooms } from "./calls.ts";
import { listChatHistories } from "./office-calls.ts";
import { messageFields } from "./views.ts";

/** Rooms of the kind `chat`: whoever may enter the chat now. */
export const CHAT_ROOM = "chat";
export const chatRoom = (id: number) => roomName(CHAT_ROOM, id);

/** `changed_seq` follows the room's last number without a gap; a reader who sees one asks for what is missing. */
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

/** `user_id` has read up to `seq`. */
export const chatRead = liveEvent(
  "chat.read",
  z.object({ chatroom_id: z.number(), user_id: z.number(), seq: z.number() }),
);

/** Somebody agreed to extend, or the end has moved; the head is read anew. */
export const chatChanged = liveEvent(
  "chat.changed",
  z.object({ chatroom_id: z.number(), seq: z.number(), end_date: z.nullable(time) }),
);

/** What the badge of the menu reads: how many messages of a community are unread. */
export const unreadChats = (communityId: number) => ({ params: { id: communityId }, query: { per_page: 1 } });

/** To an account's own room: something was written, read or ended in a chat in which it has a part. */
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
