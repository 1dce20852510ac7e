import { found } from "#kit/server/failure.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatActs } from "../contract/audit-names.ts";
import { chatRoom, chatsChanged, messageRemoved } from "../contract/live.ts";
import { removeChatMessage, removeDirectMessage } from "../contract/message-calls.ts";
import { type EnteredChat, lockChat, officeChat, serveInChat } from "./enter-chat.ts";
import { emptyMessage, findMessage } from "./messages.sql.ts";
import { may } from "./policy.ts";
import { findReadState } from "./read-state.sql.ts";
import { addUnread, listUnreadCounts } from "./unread.sql.ts";

async function remove(work: Work, entered: EnteredChat, contentId: number): Promise<void> {
  const chat = await lockChat(work, entered);
  const { row, other } = chat;
  const message = found(await findMessage(work.db, row.id, contentId));
  assertMay(may.remove(chat, message, work.now));
  if (!message.published) return;
  if (chat.mine.is_office)
    await recordAct(work, {
      act: chatActs.deleteOfficeMessage,
      target: officeChat(row.id, other),
      changes: { content: [message.content, null] },
    });
  const { seq, changed_seq } = await emptyMessage(work.db, row.id, contentId);
  const otherSeat = { chatroomId: row.id, membershipId: other.membership_id };
  const { read_seq } = await findReadState(work.db, otherSeat);
  // A message that the other side can no longer read must not count as unread.
  if (seq > read_seq) await addUnread(work.db, otherSeat, other.is_office, -1);
  work.publish(chatRoom(row.id), messageRemoved, {
    chatroom_id: row.id,
    content_id: contentId,
    seq,
    changed_seq,
  });
  publishCounts(work, chatsChanged, listUnreadCounts, { rooms: [row.id] });
}

export const removeMessageRoutes = serveInChat(
  { post: removeChatMessage, direct: removeDirectMessage },
  (work, chat, { content_id }) => remove(work, chat, content_id),
);
