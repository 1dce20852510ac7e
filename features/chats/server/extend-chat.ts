import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatActs } from "../contract/audit-names.ts";
import { extendChat } from "../contract/calls.ts";
import { chatChanged, chatRoom, chatsChanged } from "../contract/live.ts";
import { agreeToExtend, extendWhenAgreed } from "./chat-end.sql.ts";
import { chatroomViewOf } from "./chat-views.ts";
import { type EnteredChat, enterChat, lockChat, officeChat } from "./enter-chat.ts";
import { may } from "./policy.ts";
import { listUnreadCounts } from "./unread.sql.ts";

/** docs/decisions/interest-chats-end.md: once both sides have agreed, the end moves by 30 days, and only once. */
async function agree(work: Work, entered: EnteredChat): Promise<void> {
  const chat = await lockChat(work, entered);
  const { row, mine } = chat;
  assertMay(may.extend(chat, work.now));
  await agreeToExtend(work.db, row.id, mine.membership_id, work.now);
  if (mine.is_office)
    await recordAct(work, { act: chatActs.extendOfficeChat, target: officeChat(row.id, chat.other) });
  const end = row.end_date ?? work.now;
  const later = new Date(end.getTime() + INTEREST_CHAT_DAYS * DAY_MS);
  const moved = await extendWhenAgreed(work.db, row.id, later, work.now);
  work.publish(chatRoom(row.id), chatChanged, {
    chatroom_id: row.id,
    seq: row.last_seq,
    end_date: (moved?.end_date ?? end).toISOString(),
  });
  publishCounts(work, chatsChanged, listUnreadCounts, { rooms: [row.id] });
}

export const extendChatRoute = serveInSteps(extendChat, async (context, { params }) => {
  const chat = await enterChat(context, params.room, "post");
  if (chat.row.end_date === null) throw failure(commonErrors.FORBIDDEN_OPERATION);
  await context.inTransaction((work) => agree(work, chat));
  return { chatroom: chatroomViewOf(await enterChat(context, params.room, "post"), context.now) };
});
