import { publishCounts } from "#kit/server/live/publish-counts.ts";
import type { Work } from "#kit/server/work/work.ts";
import { markChatRead, markDirectRead } from "../contract/calls.ts";
import { chatRead, chatRoom, chatsChanged } from "../contract/live.ts";
import { userIdOf } from "./chat-views.ts";
import { lockChatroom } from "./chatroom.sql.ts";
import { type EnteredChat, recordOfficeReading, serveInChat } from "./enter-chat.ts";
import { countUnreadAfter, findReadState, updateReadSeq } from "./read-state.sql.ts";
import { addUnread, listUnreadCounts } from "./unread.sql.ts";

/** The read position moves neither backwards nor beyond the last message, however late or often it is sent. R142 */
async function markRead(work: Work, { row, mine }: EnteredChat, seq: number): Promise<number> {
  const { last_seq } = await lockChatroom(work.db, row.id);
  const seat = { chatroomId: row.id, membershipId: mine.membership_id };
  const state = await findReadState(work.db, seat);
  const reached = Math.min(seq, last_seq);
  if (reached <= state.read_seq) return state.unread_count;
  const unread = await countUnreadAfter(work.db, seat, mine.is_office, reached);
  await updateReadSeq(work.db, seat, reached);
  if (unread !== state.unread_count)
    await addUnread(work.db, seat, mine.is_office, unread - state.unread_count);
  work.publish(chatRoom(row.id), chatRead, {
    chatroom_id: row.id,
    user_id: userIdOf(mine),
    seq: reached,
  });
  publishCounts(work, chatsChanged, listUnreadCounts, { rooms: [row.id] });
  return unread;
}

export const markReadRoutes = serveInChat(
  { post: markChatRead, direct: markDirectRead },
  async (work, chat, { seq }) => {
    await recordOfficeReading(work, chat);
    return { unread_count: await markRead(work, chat, seq) };
  },
);
