import { SMTPServer } from "smtp-server";
import { type BenchData, benchEmail, benchEmployee, jsonHeadersOf } from "./data.ts";
import { type Load, load } from "./load.ts";
import { type Disturbed, measureOthers } from "./others.ts";
import { type Running, startProcess } from "./process.ts";
import { medianOf, quantileOf, timeOf, timesOf } from "./times.ts";

const headers = jsonHeadersOf();
const FLOOD_CONNECTIONS = 64;

const post = async (server: Running, path: string, body: object): Promise<number> => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
};

/**
 * Measures what everybody else notices while wrong passwords for ever other accounts arrive as fast as they are
 * answered, without rate limits, so that as many as possible are hashed.
 */
export function measureFlood(
  server: Running,
  data: BenchData,
  times: { readonly rounds: number; readonly seconds: number },
): Promise<Disturbed<Load>> {
  let member = 0;
  return measureOthers(server, data, times, (seconds) =>
    load(server.url, FLOOD_CONNECTIONS, seconds, {
      method: "POST",
      headers,
      next: () => {
        member += 1;
        return {
          path: "/api/alumnus/sign_in",
          body: JSON.stringify({ email: benchEmail(member % 2_000), password: `Wrong-${member}` }),
        };
      },
    }),
  );
}

type Spread = { readonly median: number; readonly low: number; readonly high: number };
type Telling = { readonly what: string; readonly known: Spread; readonly unknown: Spread };

const forgotten = (given_name: string) => ({ ...benchEmployee, given_name });

/** These calls must not tell whether somebody is registered; each has a body for a known and an unknown person. */
const telling: readonly (readonly [what: string, path: string, known: object, unknown: object])[] = [
  [
    "signing in",
    "/alumnus/sign_in",
    { email: benchEmail(7), password: "Wrong-2026" },
    { email: "nobody@bench.example", password: "Wrong-2026" },
  ],
  ["forgotten password", "/alumnus/password", { email: benchEmail(7) }, { email: "nobody@bench.example" }],
  ["forgotten address", "/employees/forgot_email", forgotten(benchEmployee.given_name), forgotten("誰か")],
];

/** Measures known and unknown in turn, so that a noisy machine is noisy for both; quartiles show the spread. */
export async function measureTelling(server: Running, tries: number): Promise<Telling[]> {
  const results: Telling[] = [];
  for (const [what, path, known, unknown] of telling) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < tries * 2; n += 1) {
      // The order is known, unknown, unknown, known, so that neither always follows the other.
      const isKnown = n % 4 === 0 || n % 4 === 3;
      const took = await timeOf(() => post(server, path, isKnown ? known : unknown));
      times[isKnown ? "known" : "unknown"].push(took);
    }
    results.push({ what, known: spreadOf(times.known), unknown: spreadOf(times.unknown) });
  }
  return results;
}

const spreadOf = (times: readonly number[]): Spread => ({
  low: quantileOf(times, 0.25),
  median: medianOf(times),
  high: quantileOf(times, 0.75),
});

type MailServer = {
  readonly url: string;
  readonly taken: (address: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function startMailServer(eachTakesMs: number): Promise<MailServer> {
  const arrived = new Map<string, () => void>();
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      const receivers = session.envelope.rcptTo.map(({ address }) => address);
      stream.resume().on("end", () =>
        setTimeout(() => {
          done();
          for (const address of receivers) arrived.get(address)?.();
        }, eachTakesMs),
      );
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: (address) => new Promise((resolve) => arrived.set(address, resolve)),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

async function withMailServer<T>(
  data: BenchData,
  eachTakesMs: number,
  measure: (server: Running, smtp: MailServer) => Promise<T>,
): Promise<T> {
  const smtp = await startMailServer(eachTakesMs);
  const server = await startProcess("our-server.ts", { DATABASE_URL: data.url, MAIL_URL: smtp.url });
  try {
    return await measure(server, smtp);
  } finally {
    await server.stop();
    await smtp.close();
  }
}

/** Measures the milliseconds from asking for a new password until its mail has been handed over, one by one. */
export const measureMail = (data: BenchData, mails: number): Promise<Spread> =>
  withMailServer(data, 0, async (server, smtp) => {
    const times = await timesOf(mails, async (n) => {
      const email = benchEmail(100 + n);
      const taken = smtp.taken(email);
      await post(server, "/alumnus/password", { email });
      await taken;
    });
    return spreadOf(times);
  });

/** Measures the milliseconds until a server that takes so long over each has all mails that were asked for at once. */
export const measureMailsAtOnce = (data: BenchData, mails: number, eachTakesMs: number): Promise<number> =>
  withMailServer(data, eachTakesMs, async (server, smtp) => {
    const emails = Array.from({ length: mails }, (_, n) => benchEmail(200 + n));
    return timeOf(async () => {
      const taken = emails.map(smtp.taken);
      await Promise.all(emails.map((email) => post(server, "/alumnus/password", { email })));
      await Promise.all(taken);
    });
  });
