import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { languageOf } from "#kit/server/mail/letter.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { deliverLetter } from "#kit/server/mail/send-letter.ts";
import { findAnswerForMail } from "./inquiries.sql.ts";
import { letters } from "./mails.ts";

/**
 * Mails an answer to whoever asked, in their language, who may answer it. The sender waits for it, so it is tried at a
 * stopped address too. No queue stores the text.
 */
export const mailInquiryAnswer = mailJob<{ readonly answerId: number }>(
  "mailInquiryAnswer",
  async (services, { answerId }) => {
    const row = await findAnswerForMail(services.database.kysely, answerId);
    if (!row) return;
    const values = {
      id: row.id,
      category: languageOf(row) === "ja" ? row.name_ja : row.name_en,
      content: row.content,
      asked: { at: formatMinute(row.created_at), content: row.question },
    };
    const options = { replyTo: services.provider.inquiryMailTo, evenIfStopped: true } as const;
    await deliverLetter(services, row, letters, "answer", values, options);
  },
);
