import { chatMessageWritten } from "#features/chats/server/index.ts";
import { noticesGiven } from "#features/notices/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { type Job, job } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { kindOfNotice, MAIL_AFTER_MINUTES } from "../contract/kinds.ts";
import { chatNews, noticeNews, sendNews } from "./letters.ts";
import { claimChat, claimNotices, findAtOnce, findChatToMail, findNoticeToMail } from "./mails.sql.ts";
import { quietHoursEnd } from "./quiet-hours.ts";

type OneNotice = { readonly noticeId: number };
type OneChat = { readonly chatroomId: number; readonly recipientId: number };

/**
 * News that was read or withdrawn meanwhile, or may no longer be read, is not mailed. The claim and the mail are one
 * transaction, so that a repeated job finds its work done.
 */
export const sendNoticeMail: Job<OneNotice> = job<OneNotice>("sendNoticeMail", (services, { noticeId }) =>
  inTransaction(services, async (work) => {
    const [notice] = await runIn(work.db, findNoticeToMail, { notice: noticeId });
    const quiet = notice && quietHoursEnd(notice, work.now);
    if (quiet) return work.enqueue(sendNoticeMail, { noticeId }, { startAfter: quiet });
    if (!notice || !(await claimNotices(work.db, [notice], work.now)).has(noticeId)) return;
    // Interest leads into its chat, so that the words which came with it need no mail of their own.
    const { notice_type, chatroom_id, last_seq } = notice;
    if (notice_type === "interest" && chatroom_id !== null && last_seq !== null)
      await claimChat(work.db, { ...notice, chatroom_id, last_seq });
    sendNews(work, notice, kindOfNotice[notice.notice_type], noticeNews(services, notice));
  }),
);

/** One mail covers all messages until it leaves; the next is sent only after the person has read. */
export const sendChatMail: Job<OneChat> = job<OneChat>(
  "sendChatMail",
  (services, { chatroomId, recipientId }) =>
    inTransaction(services, async (work) => {
      const [chat] = await runIn(work.db, findChatToMail, { room: chatroomId, recipient: recipientId });
      const quiet = chat && quietHoursEnd(chat, work.now);
      if (quiet) return work.enqueue(sendChatMail, { chatroomId, recipientId }, { startAfter: quiet });
      if (!chat || !(await claimChat(work.db, chat))) return;
      sendNews(work, chat, "chat", chatNews(services, chat));
    }),
);

const later = (now: Date): Date => new Date(now.getTime() + MAIL_AFTER_MINUTES * MINUTE_MS);

export const newsListeners = [
  on(noticesGiven, async (work, { ids }) => {
    for (const { id } of await runIn(work.db, findAtOnce, { notices: ids }))
      work.enqueue(sendNoticeMail, { noticeId: id }, { startAfter: later(work.now) });
  }),
  on(chatMessageWritten, async (work, chat) =>
    work.enqueue(sendChatMail, chat, {
      startAfter: later(work.now),
      singletonKey: `${chat.chatroomId}:${chat.recipientId}`,
    }),
  ),
];
