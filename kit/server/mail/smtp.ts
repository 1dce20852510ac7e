import { createTransport, type NodemailerError } from "nodemailer";
import { type Absence, PartAway, unnoticed } from "../absence.ts";
import { failureOfReply } from "./bounce-rules.ts";
import { MAILS_AT_ONCE, type Mail, MailDelayed, MailRefused } from "./mail.ts";

/** Limits are in milliseconds. nodemailer's own limits of 2 and 10 minutes would hold a job for as long. */
const defaultLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  /** One mail may take this long in all, its wait for a free connection included. */
  wholeMs: 120_000,
};
export type SmtpLimits = typeof defaultLimits;

/** Only these refusals are about the recipient or the text; a 5xx to our login or sender is a setting to correct. */
const commandsAboutTheMail = ["RCPT TO", "DATA"];

function asMailError(cause: unknown, address: string): MailRefused | MailDelayed | PartAway {
  const error = cause as NodemailerError;
  const isAboutTheMail = commandsAboutTheMail.includes(error.command ?? "") && error.response !== undefined;
  if (!isAboutTheMail) return new PartAway("the mail server takes no mail", { cause });
  if (error.permanent !== true)
    return new MailDelayed(`Mail to ${address} could not be handed over: ${error.response}`, { cause });
  const failure = error.command === "RCPT TO" ? failureOfReply(error.response ?? "") : undefined;
  return new MailRefused(address, error.response ?? error.message, { cause, failure });
}

/** RFC 8058 lets a mail program unsubscribe by itself, with a POST to the URL. */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** RFC 3834 keeps automatic replies away. */
const BY_ITSELF = { "Auto-Submitted": "auto-generated" };

/** Sends over a pool of kept connections; the mails must already have safe headers. */
export function createSmtpSender(
  url: string,
  from: string,
  absence: Absence = unnoticed,
  { wholeMs, ...timeouts }: SmtpLimits = defaultLimits,
) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    maxMessages: 100,
    // The text of a mail can neither make the server read its own files nor fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    async send({ to, returnPath, unsubscribeUrl, ...mail }: Mail): Promise<void> {
      const list = unsubscribeUrl ? { unsubscribe: { url: unsubscribeUrl } } : undefined;
      const headers = { ...BY_ITSELF, ...(unsubscribeUrl ? ONE_CLICK : {}) };
      try {
        await transport.sendMail({
          ...mail,
          from,
          ...(returnPath !== undefined && { envelope: { from: returnPath, to: to.address } }),
          to: { address: to.address, name: to.name ?? "" },
          list,
          headers,
          signal: AbortSignal.timeout(wholeMs),
        });
        absence.ends();
      } catch (cause) {
        const error = asMailError(cause, to.address);
        if (error instanceof PartAway) absence.begins(cause);
        else absence.ends();
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
