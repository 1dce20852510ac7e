import { createHash } from "node:crypto";
import { job } from "../jobs/job.ts";
import type { Services } from "../work/services.ts";
import { type Mail, MailRefused } from "./mail.ts";

export type MailPayload = {
  readonly to: string;
  /** What the person calls themselves. */
  readonly name?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Where a mail program may switch off mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/** A job that ran twice has sent the same letter, and says so. */
const messageIdOf = ({ to, subject, text }: MailPayload): string =>
  `<${createHash("sha256")
    .update(JSON.stringify([to, subject, text]))
    .digest("hex")
    .slice(0, 40)}@enishi>`;

/**
 * Hands a mail over. One that will never be taken is noted and given up; for any other failure the caller's job
 * is to be tried again.
 * @throws MailDelayed
 */
export async function deliverMail({ mailer, log }: Services, payload: MailPayload): Promise<void> {
  const { to, name, subject, text, html, replyTo, unsubscribeUrl } = payload;
  const mail: Mail = {
    to: name === undefined ? { address: to } : { address: to, name },
    subject,
    text,
    html,
    messageId: messageIdOf(payload),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error }, "a mail was refused for good");
  }
}

/**
 * For mails without secrets. A mail with a link that signs somebody in is made by a job of its own, which draws the
 * token when it runs, so that no queue keeps it.
 */
export const sendMail = job<MailPayload>("sendMail", deliverMail, { personal: true });
