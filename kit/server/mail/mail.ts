import type { DeliveryFailure } from "./bounce-rules.ts";

/** A mail server may take seconds for each mail; a process keeps this many connections to it. */
export const MAILS_AT_ONCE = 8;

/** The name may be anything that a person has typed about themselves. */
export type MailAddress = { readonly address: string; readonly name?: string };

export type Mail = {
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The id is the same whenever a job sends this mail, so that a repeated one is recognised. */
  readonly messageId?: string;
  /** Answers go here instead of to the sender. */
  readonly replyTo?: string;
  /** This mail bounces to this envelope sender; without it, to the sender of every mail. */
  readonly returnPath?: string;
  /** The List-Unsubscribe header gets this http(s) URL. */
  readonly unsubscribeUrl?: string;
};

/**
 * The recipient's server will never take this mail, so there is no use in repeating it. `failure` is what that says of
 * the address; undefined where it says something of the mail alone.
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

/** A header is one line, so line breaks, other controls and marks of writing direction become one space. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();

/** Accepts only links to the web (no `javascript:`, no second header line). */
export function assertHttpUrl(url: string): void {
  if (/^https?:\/\/[^\s"<>\p{Cc}]+$/iu.test(url)) return;
  throw new TypeError(`A link in a mail must be an http(s) address, not ${JSON.stringify(url)}`);
}

/**
 * Returns the mail with everything that goes into a header made safe.
 * @throws MailRefused when the address is not exactly one address, TypeError when that for answers is not or the
 * unsubscribe URL is no http(s) one
 */
export function withSafeHeaders(mail: Mail): Mail {
  const { address } = mail.to;
  if (!oneAddress.test(address)) throw new MailRefused(oneLine(address), "it is not one email address");
  if (mail.replyTo !== undefined && !oneAddress.test(mail.replyTo))
    throw new TypeError(`Answers go to one email address, not to ${JSON.stringify(mail.replyTo)}`);
  if (mail.unsubscribeUrl !== undefined) assertHttpUrl(mail.unsubscribeUrl);
  const name = oneLine(mail.to.name ?? "");
  return {
    ...mail,
    to: name ? { address, name } : { address },
    subject: oneLine(mail.subject),
    ...(mail.messageId !== undefined && { messageId: oneLine(mail.messageId) }),
  };
}
