import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Delivered = { from: string; to: string[]; raw: string };

/** Starts a real SMTP server on loopback; `answer` holds the codes and the text of its refusals. */
export async function startSmtpServer() {
  const delivered: Delivered[] = [];
  const answer: {
    toRecipient?: number;
    toData?: number;
    toLogin?: number;
    text?: string;
    /** The mail is accepted, but confirmed only after this. */
    after?: Promise<void>;
  } = {};
  const refusal = (responseCode: number) =>
    Object.assign(new Error(answer.text ?? "refused by the test"), { responseCode });
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: ({ username }, _session, callback) =>
      answer.toLogin ? callback(refusal(answer.toLogin)) : callback(null, { user: username }),
    onRcptTo: (_address, _session, callback) =>
      callback(answer.toRecipient ? refusal(answer.toRecipient) : null),
    onData: async (stream, { envelope }, callback) => {
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return callback(refusal(451));
      if (answer.toData) return callback(refusal(answer.toData));
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      delivered.push({ from, to, raw });
      await answer.after;
      callback(null);
    },
  });
  server.on("error", () => {}); // A client that goes away is part of these tests.
  const listening = server.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => listening.once("listening", () => resolve()));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://user:pass@127.0.0.1:${port}`,
    delivered,
    answer,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const quotedPrintable = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const encodedWord = (_: string, kind: string, body: string) =>
  kind.toUpperCase() === "B"
    ? Buffer.from(body, "base64").toString("utf8")
    : quotedPrintable(body.replace(/_/g, " "));

/** Returns the header lines as a mail program shows them: unfolded and decoded (RFC 2047). */
export function readHeaders(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return new Map(
    head.split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      const value = line
        .slice(colon + 1)
        .trim()
        .replace(/\?=\s+=\?/g, "?==?");
      return [
        line.slice(0, colon).toLowerCase(),
        value.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, encodedWord),
      ];
    }),
  );
}

/** Returns the decoded body of the part with this content type. */
export function readPart(raw: string, contentType: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "none";
  const part =
    raw.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${contentType}`)) ?? "";
  const body = part.slice(part.indexOf("\r\n\r\n") + 4);
  if (/Encoding: base64/i.test(part)) return Buffer.from(body, "base64").toString("utf8");
  return /Encoding: quoted-printable/i.test(part) ? quotedPrintable(body) : body;
}
