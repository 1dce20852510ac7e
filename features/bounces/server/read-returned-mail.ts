import PostalMime, { type Email } from "postal-mime";
import type { DeliveryFailure } from "#kit/server/mail/bounce-rules.ts";
import { failureOfReport, failureOfWords } from "./delivery-status.ts";

export type ReturnedMail = {
  /** The notice names these recipients; one of them is the return path of the mail that bounced. */
  readonly recipients: readonly string[];
  /** It is undefined for anything but a bounce: an answer, a vacation note, a receipt. */
  readonly failure: DeliveryFailure | undefined;
};

const recipientHeaders = ["to", "delivered-to", "x-original-to", "envelope-to"];
const betweenAddresses = /[\s<>,;:"()]+/;
/** Beyond this follows a copy of the mail and words of other people. */
const WORDS_LENGTH = 2_000;
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true } as const;

const headerOf = (mail: Email, key: string) => mail.headers.find((one) => one.key === key)?.value ?? "";

function reportOf(mail: Email): string | undefined {
  const type = headerOf(mail, "content-type").toLowerCase();
  if (!type.startsWith("multipart/report") || /disposition-notification|feedback-report/.test(type))
    return undefined;
  const part = mail.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!part) return undefined;
  const { content } = part;
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** A person's mailbox answers under the person's name; a mail server writes under one of these. */
const isMailServer = ({ from }: Email): boolean => /^(mailer-daemon|postmaster)@/i.test(from?.address ?? "");

function failureOf(mail: Email): DeliveryFailure | undefined {
  const report = reportOf(mail);
  if (report !== undefined) return failureOfReport(report);
  return isMailServer(mail) ? failureOfWords((mail.text ?? "").slice(0, WORDS_LENGTH)) : undefined;
}

/** Reads a raw RFC 822 message, also a truncated one; undefined for anything else. */
export async function readReturnedMail(raw: Uint8Array): Promise<ReturnedMail | undefined> {
  const mail = await PostalMime.parse(raw, limits).catch(() => undefined);
  if (!mail) return undefined;
  const recipients = mail.headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .flatMap(({ value }) => value.split(betweenAddresses))
    .filter((word) => word.includes("@"));
  return { recipients, failure: failureOf(mail) };
}
