import type { Absence } from "../absence.ts";
import { type Mail, withSafeHeaders } from "./mail.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import { createSmtpSender, type SmtpLimits } from "./smtp.ts";

export type MailerOptions = {
  /** It is `smtp://user:pass@host:port` or `smtps://…`; with null every mail stays in the development mailbox. */
  readonly url: string | null;
  /** The sender looks like `Enishi <no-reply@example.jp>`. */
  readonly from: string;
  readonly mailboxFolder: string;
  readonly now?: () => Date;
  readonly absence?: Absence;
  readonly limits?: SmtpLimits;
};

export type Mailer = {
  /**
   * Returns once the SMTP server (or the mailbox) has the mail.
   * @throws MailRefused for good, MailDelayed when it may be repeated, PartAway when no mail is taken just now
   */
  send(mail: Mail): Promise<void>;
  /** Sends nothing more and gives up soon what hangs: the mails under way fail with PartAway, so that their jobs wait. */
  stop(): void;
  close(): void;
  /** It is the development mailbox, or null when mails go out over SMTP. */
  readonly mailbox: Mailbox | null;
};

export function createMailer({ url, from, mailboxFolder, now, absence, limits }: MailerOptions): Mailer {
  if (url !== null) {
    const smtp = createSmtpSender(url, from, absence, limits);
    return { ...smtp, send: async (mail) => smtp.send(withSafeHeaders(mail)), mailbox: null };
  }
  const mailbox = createMailbox(mailboxFolder, from, now);
  const send = async (mail: Mail) => mailbox.keep(withSafeHeaders(mail));
  return { send, stop: () => {}, close: () => {}, mailbox };
}
