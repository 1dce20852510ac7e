import { assertNoBannedWords } from "#features/banned-words/server/index.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatActs } from "../contract/audit-names.ts";
import { chatRoom, chatsChanged, messageSent } from "../contract/live.ts";
import { sendChatMessage, sendDirectMessage } from "../contract/message-calls.ts";
import { lockChat, officeChat, serveInChat } from "./enter-chat.ts";
import { messageOf, sharedMessageOf } from "./message-views.ts";
import { findMessageByClient, findWriterName, insertMessage, type MessageRow } from "./messages.sql.ts";
import { type Delivery, may } from "./policy.ts";
import { addUnread, listUnreadCounts, updateSeatTimes } from "./unread.sql.ts";

/** A message was written in a chat; `recipientId` is the membership it was written to. */
export const chatMessageWritten = domainEvent<{ readonly chatroomId: number; readonly recipientId: number }>(
  "chatMessageWritten",
);

type Written = { readonly content: string; readonly client_id: string };

/** The room is locked, or new; the caller has asked whether the member may write. */
export async function writeMessage(
  work: Work,
  { row, member, mine, other }: Delivery<Pick<Member, "membershipId">>,
  written: Written,
): Promise<MessageRow> {
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
  if (mine.is_office)
    await recordAct(work, { act: chatActs.sendOfficeMessage, target: officeChat(row.id, other) });
  await updateSeatTimes(work.db, row.id, message.created_at);
  await addUnread(work.db, { chatroomId: row.id, membershipId: other.membership_id }, other.is_office, 1);
  work.publish(chatRoom(row.id), messageSent, {
    ...sharedMessageOf(message, row.community_id),
    chatroom_id: row.id,
  });
  publishCounts(work, chatsChanged, listUnreadCounts, { rooms: [row.id] });
  await work.emit(chatMessageWritten, { chatroomId: row.id, recipientId: other.membership_id });
  return message;
}

/** A repeated `client_id` answers the message of the first time, even once the chat has closed. */
export const sendMessageRoutes = serveInChat(
  { post: sendChatMessage, direct: sendDirectMessage },
  async (work, chat, written) => {
    const present = await lockChat(work, chat);
    const { row, member } = chat;
    const first = await findMessageByClient(work.db, row.id, member.membershipId, written.client_id);
    if (!first) {
      assertMay(may.send(present, work.now));
      await assertNoBannedWords(work.db, written, ["content"]);
    }
    const message = first ?? (await writeMessage(work, present, written));
    const writtenBy = chat.mine.is_office ? await findWriterName(work.db, member.membershipId) : null;
    return { message: messageOf(message, chat, writtenBy) };
  },
);
