import type { DeliveryFailure } from "./bounce-rules.ts";

/** A mail server may take seconds for each: how many a process hands over at once, and so its connections to it. */
export const MAILS_AT_ONCE = 8;

/** One person's address; the name may be anything a person typed about themselves. */
export type MailAddress = { readonly address: string; readonly name?: string };

export type Mail = {
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable for one piece of mail, so that a job that runs twice is recognised as the same letter. */
  readonly messageId?: string;
  /** Where an answer goes instead of to the sender. */
  readonly replyTo?: string;
  /** The envelope sender, where this mail comes back to; the sender of every mail without it. */
  readonly returnPath?: string;
  /** http(s) address for the List-Unsubscribe header. */
  readonly unsubscribeUrl?: string;
};

/**
 * The receiving side will never take this mail: trying again is of no use. `failure` is what that says of the address;
 * undefined where it says something of the mail alone.
 */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  readonly address: string;
  readonly failure: DeliveryFailure | undefined;
  constructor(
    address: string,
    reason: string,
    options: ErrorOptions & { failure?: DeliveryFailure | undefined } = {},
  ) {
    super(`Mail to ${address} was refused: ${reason}`, options);
    this.address = address;
    this.failure = options.failure;
  }
}

/** The mail could not be handed over now; the same mail may be sent again. */
export class MailDelayed extends Error {
  override readonly name = "MailDelayed";
}

const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u;

/** A header is one line: line breaks, other controls and marks that turn the writing direction become one space. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();

/** A link of a mail leads to the web and nowhere else (no `javascript:`, no second header line). */
export function assertHttpUrl(url: string): void {
  if (/^https?:\/\/[^\s"<>\p{Cc}]+$/iu.test(url)) return;
  throw new TypeError(`A link in a mail must be an http(s) address, not ${JSON.stringify(url)}`);
}

/**
 * The mail with everything that lands in a header made safe for one.
 * @throws MailRefused when the address is not exactly one address, TypeError when the address for answers is not or
 * the unsubscribe address is no http(s) one.
 */
export function withSafeHeaders(mail: Mail): Mail {
  const { address } = mail.to;
  if (!oneAddress.test(address)) throw new MailRefused(oneLine(address), "it is not one e-mail address");
  if (mail.replyTo !== undefined && !oneAddress.test(mail.replyTo))
    throw new TypeError(`Answers go to one e-mail address, not to ${JSON.stringify(mail.replyTo)}`);
  if (mail.unsubscribeUrl !== undefined) assertHttpUrl(mail.unsubscribeUrl);
  const name = oneLine(mail.to.name ?? "");
  return {
    ...mail,
    to: name ? { address, name } : { address },
    subject: oneLine(mail.subject),
    ...(mail.messageId !== undefined && { messageId: oneLine(mail.messageId) }),
  };
}
