import { claimWaitingChats, listWaitingOffices } from "#features/chats/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { listChatAdministrators } from "./mails.sql.ts";
import { quietHoursEnd } from "./quiet-hours.ts";

type Waiting = {
  readonly name: string;
  readonly community: string;
  readonly count: number;
  readonly url: string;
};
type Letters = { readonly waiting: (values: Waiting) => Letter };

const letters: Readonly<Record<Language, Letters>> = {
  ja: {
    waiting: ({ name, community, count, url }) => ({
      subject: `【${community}】返信を待っているチャットが${count}件あります`,
      heading: "返信を待っているチャットがあります",
      paragraphs: [
        `${name} 様`,
        `「${community}」の事務局あてに、1日以上返信を待っているチャットが${count}件あります。`,
      ],
      action: { label: "チャットを開く", url },
      footnotes: ["チャットを担当する管理者の方にお送りしています。担当は「管理者」の画面で変更できます。"],
    }),
  },
  en: {
    waiting: ({ name, community, count, url }) => ({
      subject: `[${community}] ${count === 1 ? "1 chat waits" : `${count} chats wait`} for an answer`,
      heading: "Chats wait for an answer",
      paragraphs: [
        `Dear ${name},`,
        `${count === 1 ? "1 chat" : `${count} chats`} with the office of ${community} ${count === 1 ? "has" : "have"} waited for an answer for a day or more.`,
      ],
      action: { label: "Open the chats", url },
      footnotes: [
        "This goes to the administrators in charge of chats. Duties can be changed under “Administrators”.",
      ],
    }),
  },
};

/** The claim and the mails are one transaction, so that the office is told once of what waits. */
const remind = (services: Services, communityId: number, before: Date): Promise<void> =>
  inTransaction(services, async (work) => {
    const count = await claimWaitingChats(work.db, communityId, before);
    if (count === 0) return;
    const url =
      services.publicUrl + linkTo("/community/communities/:id/manage_chat_room", { id: communityId });
    for (const one of await listChatAdministrators(work.db, communityId)) {
      const values = { community: one.community_name, count, url };
      sendLetter(work, one, letters, "waiting", values, { from: one });
    }
  });

/** R416: tells offices that want it of chats in which somebody has waited for a day, outside their quiet hours. */
export const remindOfWaitingChats = scheduledJob("remindOfWaitingChats", "7 * * * *", async (services) => {
  const now = services.clock.now();
  const before = new Date(now.getTime() - DAY_MS);
  for (const office of await services.database.run(listWaitingOffices, { before }))
    if (!quietHoursEnd(office, now)) await remind(services, office.community_id, before);
});
