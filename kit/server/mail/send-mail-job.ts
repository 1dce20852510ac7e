import { createHash } from "node:crypto";
import { job } from "../jobs/job.ts";
import type { Services } from "../work/services.ts";
import { inTransaction } from "../work/work.ts";
import { addressKey, noteReturned, stoppedSince } from "./bouncing-addresses.ts";
import { MAILS_AT_ONCE, type Mail, MailRefused } from "./mail.ts";
import { createReturnPath } from "./return-path.ts";

export type MailPayload = {
  readonly to: string;
  readonly name?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** A mail program may switch off mails of this kind here (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The mail is tried even at a stopped address, because somebody waiting for it cannot go on without it. */
  readonly evenIfStopped?: true;
};

/** A job that runs twice sends the same letter, which this id shows. */
const messageIdOf = ({ to, subject, text }: MailPayload): string =>
  `<${createHash("sha256")
    .update(JSON.stringify([to, subject, text]))
    .digest("hex")
    .slice(0, 40)}@enishi>`;

/**
 * Hands a mail over, unless its address is stopped. A mail refused for good is given up, and what that says of the
 * address is stored; after any other failure the caller's job has to be repeated.
 * @throws MailDelayed, PartAway
 */
export async function deliverMail(services: Services, payload: MailPayload): Promise<void> {
  const { mailer, log, database, clock, bounceSettings, secret } = services;
  const { to, name, subject, text, html, replyTo, unsubscribeUrl, evenIfStopped } = payload;
  const messageId = messageIdOf(payload);
  if (!evenIfStopped && (await stoppedSince({ db: database.kysely, services }, to))) {
    log.info({ messageId }, "a mail was not sent, since mail to its address comes back");
    return;
  }
  const mail: Mail = {
    to: name === undefined ? { address: to } : { address: to, name },
    subject,
    text,
    html,
    messageId,
    ...(bounceSettings && { returnPath: createReturnPath(bounceSettings, secret, { to, at: clock.now() }) }),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error }, "a mail was refused for good");
    const { failure } = error;
    if (!failure) return;
    const returned = { failure, mailSentAt: clock.now() };
    await inTransaction(services, (work) => noteReturned(work, addressKey(secret, to), returned));
  }
}

/**
 * Sends mails without secrets. A mail with a link that signs somebody in has a job of its own, which draws the token
 * when it runs, so that no queue stores it.
 */
export const sendMail = job<MailPayload>("sendMail", deliverMail, {
  personal: true,
  atOnce: MAILS_AT_ONCE,
  // A bulk act adds a thousand mails, and fetching each by itself would slow the act down more than sending them.
  together: MAILS_AT_ONCE / 2,
});
