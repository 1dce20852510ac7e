import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { memberPage, pagedFields } from "#kit/contract/paging.ts";
import { id, idOrOffice, wholeNumber } from "#kit/contract/wire.ts";
import { chatErrors } from "./errors.ts";
import { chatMessage, chatroomEntry, chatroomView } from "./views.ts";

const seq = wholeNumber;

/** Without either, the newest page is answered; `before_seq` asks for older messages, `since_seq` for changes. */
const historyQuery = { before_seq: z.optional(seq), since_seq: z.optional(seq) };

const history = z.object({
  chatroom: chatroomView,
  messages: z.array(chatMessage),
  has_more: z.boolean(),
});

const readBody = z.object({ seq });

export const listChatrooms = call.get("/communities/{id}/chatrooms", {
  access: "member",
  summary: "The caller's chats, the latest first",
  query: memberPage,
  answer: z.object({
    chatrooms: z.array(chatroomEntry),
    direct_chatroom_id: z.nullable(z.number()),
    unread_count: z.number(),
    ...pagedFields,
  }),
});

export const showChat = call.get("/chat/{room}", {
  access: "member",
  summary: "A chat about a post, with its messages",
  query: z.object(historyQuery),
  answer: history,
});

export const markChatRead = call.post("/chat/{room}/read", {
  access: "member",
  summary: "Mark a chat read up to a number",
  body: readBody,
  answer: z.object({ unread_count: z.number() }),
});

export const extendChat = call.post("/chat/{room}/extension", {
  access: "member",
  summary: "Agree to keep the chat open for 30 more days; it is once both have",
  answer: z.object({ chatroom: chatroomView }),
  errors: [chatErrors.CHAT_CLOSED, commonErrors.FORBIDDEN_OPERATION],
});

export const showDirectChat = call.get("/direct", {
  access: "member",
  summary: "A direct chat, with its messages",
  query: z.object({ chatroom_id: id, community_id: z.optional(id), ...historyQuery }),
  answer: history,
});

export const markDirectRead = call.post("/direct/{id}/read", {
  access: "member",
  summary: "Mark a direct chat read up to a number",
  body: readBody,
  answer: z.object({ unread_count: z.number() }),
});

export const startDirectChat = call.post("/communities/{id}/direct_chats", {
  access: "member",
  summary: "Open the direct chat with a member, or with the management office (user_id 0)",
  body: z.object({
    user_id: idOrOffice,
  }),
  answer: z.object({ direct_chatroom_id: z.number() }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
});
