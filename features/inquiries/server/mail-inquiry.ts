import { linkTo } from "#kit/contract/link-to.ts";
import { languageOf } from "#kit/server/mail/letter.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { deliverLetter } from "#kit/server/mail/send-letter.ts";
import { fileUrl } from "./file-key.ts";
import { findInquiryForMail, type InquiryForMail, listInquiryFiles } from "./inquiries.sql.ts";
import { letters, senderTexts } from "./mails.ts";
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
  return senderTexts[kind](`${family_name} ${given_name}`, account_id);
}

/** Mails the provider, whose answer goes to the sender. Attachments are links, since few mail servers accept 60 MB. */
export const mailInquiry = mailJob<Queued>("mailInquiry", async (services, { inquiryId }) => {
  const { kysely } = services.database;
  const inquiry = await findInquiryForMail(kysely, inquiryId);
  if (!inquiry) return;
  const files = await listInquiryFiles(kysely, inquiryId);
  const provider = { email: services.provider.inquiryMailTo, language: "ja" };
  const values = {
    id: inquiry.id,
    category: inquiry.name_ja,
    content: inquiry.content,
    email: inquiry.email,
    sender: senderOf(inquiry),
    communities: inquiry.communities,
    language: languageOf(inquiry),
    receivedAt: when.format(inquiry.created_at),
    consoleUrl: `${services.publicUrl}${linkTo("/operator/inquiries/:inquiry_id", { inquiry_id: inquiry.id })}`,
    files: files.map((file) => ({
      ...file,
      size: sizeText(file.size),
      url: fileUrl(services, inquiryId, file.position),
    })),
  };
  const options = { replyTo: inquiry.email, evenIfStopped: true } as const;
  await deliverLetter(services, provider, letters, "toProvider", values, options);
});

/** Mails signed-in senders a copy for their own records. */
export const mailInquiryCopy = mailJob<Queued>("mailInquiryCopy", async (services, { inquiryId }) => {
  const { kysely } = services.database;
  const inquiry = await findInquiryForMail(kysely, inquiryId);
  if (!inquiry || !getsCopy(inquiry.account_email, inquiry.email)) return;
  const language = languageOf(inquiry);
  const files = await listInquiryFiles(kysely, inquiryId);
  const sender = { email: inquiry.email, language };
  await deliverLetter(services, sender, letters, "copy", {
    id: inquiry.id,
    category: language === "ja" ? inquiry.name_ja : inquiry.name_en,
    content: inquiry.content,
    files: files.map(({ name }) => name),
  });
});
