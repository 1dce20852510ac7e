import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatRoom, chatsChanged, messageSent } from "../contract/live.ts";
import { sendChatMessage, sendDirectMessage } from "../contract/message-calls.ts";
import { type EnteredChat, enterChat, lockChat } from "./enter-chat.ts";
import { chatMessageWritten } from "./events.ts";
import { messageOf, sharedMessageOf } from "./message-views.ts";
import { findMessageByClient, insertMessage, type MessageRow } from "./messages.sql.ts";
import { may } from "./policy.ts";
import { addUnread, listUnreadCounts, touchSeats } from "./unread.sql.ts";

type Written = { readonly content: string; readonly client_id: string };

/** A repeated `client_id` answers the message it made the first time, also once the chat has closed. */
async function send(context: Pick<Context<"member">, "inTransaction">, chat: EnteredChat, written: Written) {
  const message = await context.inTransaction(async (work) => {
    const present = await lockChat(work, chat);
    const first = await findMessageByClient(
      work.db,
      chat.row.id,
      chat.member.membershipId,
      written.client_id,
    );
    return first ?? write(work, present, written);
  });
  return { message: messageOf(message, chat) };
}

async function write(work: Work, chat: EnteredChat, written: Written): Promise<MessageRow> {
  assertMay(may.send(chat, work.now));
  const { row, mine, other, member } = chat;
  const message = await insertMessage(
    work.db,
    {
      chatroom_id: row.id,
      membership_id: member.membershipId,
      create_by_admin: mine.is_office,
      client_id: written.client_id,
      content: written.content,
    },
    work.now,
  );
  await touchSeats(work.db, row.id, message.created_at);
  await addUnread(work.db, { chatroomId: row.id, membershipId: other.membership_id }, other.is_office, 1);
  work.publish(chatRoom(row.id), messageSent, {
    ...sharedMessageOf(message, row.community_id),
    chatroom_id: row.id,
  });
  publishCounts(work, chatsChanged, listUnreadCounts, { room: row.id });
  await work.emit(chatMessageWritten, { chatroomId: row.id, readerId: other.membership_id });
  return message;
}

export const sendMessageRoutes = [
  serve(
    sendChatMessage,
    async (context, { params, body }) => send(context, await enterChat(context, params.room, "post"), body),
    { transaction: false },
  ),
  serve(
    sendDirectMessage,
    async (context, { params, body }) =>
      send(
        context,
        await enterChat(context, params.chatroom_id, "direct", body.create_by_admin ?? false),
        body,
      ),
    { transaction: false },
  ),
];
