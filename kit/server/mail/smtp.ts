import { createTransport, type NodemailerError } from "nodemailer";
import { failureOfReply } from "./bounce-rules.ts";
import { MAILS_AT_ONCE, type Mail, MailDelayed, MailRefused } from "./mail.ts";

/** Milliseconds. A server that hangs must not hold a job for minutes: nodemailer's own limits are 2 and 10. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Refusals of the recipient or the text; a 5xx to our login or our sender is a setting to mend, not this mail. */
const commandsAboutTheMail = ["RCPT TO", "DATA"];

function asMailError(cause: unknown, address: string): MailRefused | MailDelayed {
  const error = cause as NodemailerError;
  const isFinal = error.permanent === true && commandsAboutTheMail.includes(error.command ?? "");
  const reason = error.response ?? error.message;
  const failure = error.command === "RCPT TO" ? failureOfReply(error.response ?? "") : undefined;
  return isFinal
    ? new MailRefused(address, reason, { cause, failure })
    : new MailDelayed(`Mail to ${address} could not be handed over: ${reason}`, { cause });
}

/** RFC 8058: a mail program may unsubscribe by itself, by a POST to the address. */
const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** RFC 3834: nobody's vacation note answers it. */
const BY_ITSELF = { "Auto-Submitted": "auto-generated" };

/** Sends over a pool of kept connections; the mails must already have safe headers. */
export function createSmtpSender(url: string, from: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    maxMessages: 100,
    // A text is only ever a text: it cannot make the server read its own files or fetch an address.
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
        });
      } catch (error) {
        throw asMailError(error, to.address);
      }
    },
    close: () => transport.close(),
  };
}
