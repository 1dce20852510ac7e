import { job } from "#kit/server/jobs/job.ts";
import { languageOf, mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail } from "#kit/server/mail/send-mail-job.ts";
import { fileUrl } from "./file-key.ts";
import { findInquiryForMail, type InquiryForMail, listInquiryFiles } from "./inquiries.sql.ts";
import { copyTexts, providerMailTexts, senderTexts } from "./mails.ts";
import { getsCopy } from "./policy.ts";

type Queued = { readonly inquiryId: number };

const when = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

const KB = 1024;
const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

function senderOf({ account_id, kind, family_name, given_name }: InquiryForMail): string {
  if (account_id === null || kind === null) return senderTexts.guest;
  return senderTexts[kind as "alumnus" | "employee" | "operator"](`${family_name} ${given_name}`, account_id);
}

/** To the provider; an answer goes to the sender. Attachments stand as links, since few mail servers take 60 MB. */
export const mailInquiry = job<Queued>(
  "mailInquiry",
  async (services, { inquiryId }) => {
    const { kysely } = services.database;
    const inquiry = await findInquiryForMail(kysely, inquiryId);
    if (!inquiry) return;
    const texts = providerMailTexts({
      id: inquiry.id,
      category: inquiry.name_ja,
      email: inquiry.email,
      sender: senderOf(inquiry),
      communities: inquiry.communities,
      language: languageOf(inquiry),
      receivedAt: when.format(inquiry.created_at),
    });
    const files = await listInquiryFiles(kysely, inquiryId);
    const mail = mailOf(services.provider.inquiryMailTo, "ja", {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.facts, inquiry.content],
      links: files.map(({ position, name, size }) => ({
        label: texts.attachment(position, name, sizeText(size)),
        url: fileUrl(services, inquiryId, position),
      })),
      footnotes: files.length > 0 ? [texts.reply, texts.aboutLinks] : [texts.reply],
      takesAnswers: true,
    });
    await deliverMail(services, { ...mail, replyTo: inquiry.email, evenIfStopped: true });
  },
  { atOnce: MAILS_AT_ONCE },
);

/** What somebody signed in has sent, for their own records. */
export const mailInquiryCopy = job<Queued>(
  "mailInquiryCopy",
  async (services, { inquiryId }) => {
    const { kysely } = services.database;
    const inquiry = await findInquiryForMail(kysely, inquiryId);
    if (!inquiry || !getsCopy(inquiry.account_email, inquiry.email)) return;
    const language = languageOf(inquiry);
    const files = await listInquiryFiles(kysely, inquiryId);
    const letter = copyTexts[language]({
      id: inquiry.id,
      category: language === "ja" ? inquiry.name_ja : inquiry.name_en,
      content: inquiry.content,
      files: files.map(({ name }) => name),
    });
    await deliverMail(services, mailOf(inquiry.email, language, letter));
  },
  { atOnce: MAILS_AT_ONCE },
);
