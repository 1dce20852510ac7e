import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { text } from "#kit/contract/fields/text.ts";
import { clientId, id } from "#kit/contract/wire.ts";
import { showChat, showDirectChat } from "./calls.ts";
import { chatErrors } from "./errors.ts";
import { chatMessage } from "./views.ts";

export const messageText = text(limits.message);

const newMessage = { content: messageText, client_id: clientId };

const sent = z.object({ message: chatMessage });

export const sendChatMessage = call.post("/chat/{room}", {
  access: "member",
  summary: "Send a message; a repeated client_id answers the first one",
  body: z.object(newMessage),
  answer: sent,
  errors: [chatErrors.CHAT_CLOSED, chatErrors.CHAT_PARTNER_AWAY, commonErrors.FORBIDDEN_OPERATION],
});

export const removeChatMessage = call.delete("/chat/{room}", {
  access: "member",
  summary: "Delete one's own message",
  body: z.object({ content_id: id }),
  errors: [chatErrors.CHAT_CLOSED, commonErrors.FORBIDDEN_OPERATION],
  changes: [showChat.path],
});

export const sendDirectMessage = call.post("/direct/{chatroom_id}", {
  access: "member",
  summary: "Send a direct message; a repeated client_id answers the first one",
  body: z.object({
    ...newMessage,
    community_id: z.optional(id),
    /** An administrator who sits on both sides states on which one to write. */
    create_by_admin: z.optional(z.boolean()),
  }),
  answer: sent,
  errors: [chatErrors.CHAT_PARTNER_AWAY, commonErrors.FORBIDDEN_OPERATION],
});

export const removeDirectMessage = call.delete("/direct/{chatroom_id}", {
  access: "member",
  summary: "Delete one's own direct message",
  body: z.object({ content_id: id }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
  changes: [showDirectChat.path],
});
