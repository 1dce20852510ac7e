import { DAY_MS } from "#kit/contract/durations.ts";
import { showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { DIGEST_HOUR } from "../contract/kinds.ts";
import { chatNews, noticeNews, sendDigest } from "./letters.ts";
import {
  claimChat,
  claimDigest,
  claimNotices,
  findDigestAccounts,
  findDigestChats,
  findDigestNotices,
} from "./mails.sql.ts";

/** Older news was of no interest, or is of days on which no server ran. */
const NEWS_FOR_MS = 3 * DAY_MS;

/**
 * Makes the digest of one account. The claims and the mail are one transaction, so another run that has begun it, or
 * has mailed some of its news, has done so for good.
 */
const makeDigest = (services: Services, accountId: number, day: string, since: Date): Promise<void> =>
  inTransaction(services, async (work) => {
    if (!(await claimDigest(work.db, accountId, day, work.now))) return;
    const notices = await runIn(work.db, findDigestNotices, { since, account: accountId });
    const mine = await claimNotices(work.db, notices, work.now);
    const chats = [];
    for (const chat of await runIn(work.db, findDigestChats, { since, account: accountId }))
      if (await claimChat(work.db, chat)) chats.push(chat);
    const claimed = notices.filter(({ id }) => mine.has(id));
    const receiver = claimed[0] ?? chats[0];
    if (!receiver) return;
    const news = [
      ...claimed.map((row) => ({ ...noticeNews(services, row), community: row.community_name })),
      ...chats.map((row) => ({ ...chatNews(services, row), community: row.community_name })),
    ];
    sendDigest(work, receiver, showDate(day), news);
  });

/** Sends one mail per account and day, over all communities; a repetition after a kill continues where it was. */
export const sendDigests = scheduledJob("sendDigests", `0 ${DIGEST_HOUR} * * *`, async (services) => {
  const now = services.clock.now();
  const since = new Date(now.getTime() - NEWS_FOR_MS);
  const accounts = await services.database.run(findDigestAccounts, { since });
  for (const { account_id } of accounts) await makeDigest(services, account_id, tokyoDate(now), since);
});
