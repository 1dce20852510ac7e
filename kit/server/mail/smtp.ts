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
/** A process that stops waits this long, in milliseconds, for a mail server that takes a mail in a moment. */
const STOP_MS = 1_000;
/** It waits this long for the word that a whole mail has arrived: without it, the mail is sent again. */
const STOP_WHOLE_MS = 4_000;
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

/** One mail on its way to the mail server. */
function createDelivery(wholeMs: number) {
  const given = new AbortController();
  let hasPassed = false;
  return {
    signal: AbortSignal.any([AbortSignal.timeout(wholeMs), given.signal]),
    giveUp: () => given.abort(),
    /** The whole text has been sent, so the mail server may have taken the mail without having said so. */
    passed: () => {
      hasPassed = true;
    },
    hasPassed: () => hasPassed,
  };
}
type Delivery = ReturnType<typeof createDelivery>;

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
  const underWay = new Set<Delivery>();
  const deliveries = new WeakMap<object, Delivery>();
  let isStopping = false;
  // The end of the text is read when the last of it goes to the mail server.
  transport.use("stream", ({ data, message }, done) => {
    const delivery = deliveries.get(data.signal ?? {});
    message.processFunc((text) => text.once("end", () => delivery?.passed()));
    done();
  });
  return {
    async send({ to, returnPath, unsubscribeUrl, ...mail }: Mail): Promise<void> {
      const list = unsubscribeUrl ? { unsubscribe: { url: unsubscribeUrl } } : undefined;
      const headers = { ...BY_ITSELF, ...(unsubscribeUrl ? ONE_CLICK : {}) };
      if (isStopping) throw new PartAway("the process stops and sends no more mail");
      const delivery = createDelivery(wholeMs);
      underWay.add(delivery);
      deliveries.set(delivery.signal, delivery);
      try {
        await transport.sendMail({
          ...mail,
          from,
          ...(returnPath !== undefined && { envelope: { from: returnPath, to: to.address } }),
          to: { address: to.address, name: to.name ?? "" },
          list,
          headers,
          signal: delivery.signal,
        });
        absence.ends();
      } catch (cause) {
        const error = asMailError(cause, to.address);
        // A mail that was given up says nothing of the mail server.
        if (!(error instanceof PartAway)) absence.ends();
        else if (!isStopping) absence.begins(cause);
        throw error;
      } finally {
        underWay.delete(delivery);
      }
    },
    stop() {
      isStopping = true;
      const giveUp = (which: (delivery: Delivery) => boolean, afterMs: number) =>
        setTimeout(() => {
          for (const delivery of underWay) if (which(delivery)) delivery.giveUp();
        }, afterMs).unref();
      giveUp(({ hasPassed }) => !hasPassed(), STOP_MS);
      giveUp(() => true, STOP_WHOLE_MS);
    },
    close: () => transport.close(),
  };
}
