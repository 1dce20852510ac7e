import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { startTcpProxy } from "#kit/testing/tcp-proxy.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { PartAway } from "../absence.ts";
import { inTransaction } from "../work/work.ts";
import type { Mail } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import { sendMail } from "./send-mail-job.ts";
import { startSmtpServer } from "./smtp-server.test-helper.ts";

const LIMITS = { connectionTimeout: 1_000, greetingTimeout: 1_000, socketTimeout: 1_000, wholeMs: 3_000 };
const letter: Mail = {
  to: { address: "hanako@example.jp" },
  subject: "便り",
  text: "お元気ですか",
  html: "<p>お元気ですか</p>",
};

const smtp = await startSmtpServer();
const place = new URL(smtp.url);
const proxy = await startTcpProxy({ host: "127.0.0.1", port: Number(place.port) });
const proxied = Object.assign(new URL(place), { port: String(proxy.port) }).href;
const from = "Enishi <no-reply@enishi.example>";

const said: string[] = [];
const absence = { begins: () => void said.push("away"), ends: () => void said.push("there") };
const mailerTo = (url: string) =>
  createMailer({ url, from, mailboxFolder: "/unused", absence, limits: LIMITS });
const mailer = mailerTo(proxied);
const server = await startTestServer({ mailUrl: proxied });
afterAll(async () => {
  mailer.close();
  await proxy.cut();
  await smtp.close();
});

test("a mail server that falls silent is given up while it is, and gets the mail afterwards", async () => {
  await mailer.send(letter);
  said.length = 0;
  proxy.freeze();
  // The first attempt uses the kept connection, the second a new one.
  for (let i = 0; i < 2; i += 1) await expect(mailer.send(letter)).rejects.toThrow(PartAway);
  expect(new Set(said)).toEqual(new Set(["away"]));
  proxy.thaw();
  smtp.delivered.length = 0;
  await mailer.send(letter);
  expect([smtp.delivered.length, said.at(-1)]).toEqual([1, "there"]);
});

test("a connection that breaks in the middle of a mail leaves the mail to be sent again", async () => {
  smtp.delivered.length = 0;
  proxy.cutBefore("MIME-Version");
  await expect(mailer.send(letter)).rejects.toThrow(PartAway);
  await mailer.send(letter);
  expect(smtp.delivered).toHaveLength(1);
});

test("a mail server that always says something and never takes the mail holds nobody for ever", async () => {
  const open = new Set<Socket>();
  const talker = createServer((socket) => {
    open.add(socket);
    socket.write("220 smtp.example.jp\r\n");
    const talking = setInterval(() => socket.write("250-please wait\r\n"), 50);
    socket
      .on("data", () => {})
      .on("close", () => clearInterval(talking))
      .on("error", () => {});
  });
  await new Promise<void>((resolve) => talker.listen(0, "127.0.0.1", resolve));
  const { port } = talker.address() as { port: number };
  const toTalker = mailerTo(`smtp://127.0.0.1:${port}`);
  await expect(toTalker.send(letter)).rejects.toThrow(PartAway);
  toTalker.close();
  for (const socket of open) socket.destroy();
  talker.close();
});

type Waiting = { state: string; retry_limit: number; retry_delay: number; retry_delay_max: number };
const waitingMails = () =>
  sql<Waiting>`
    select state, retry_limit, retry_delay, retry_delay_max from pgboss.job where name = ${sendMail.name}
  `
    .execute(server.database.kysely)
    .then(({ rows }) => rows);
/** This is the shortest case, because each pause may be cut by half. */
const secondsOfTrying = ({ retry_limit, retry_delay, retry_delay_max }: Waiting) =>
  Array.from({ length: retry_limit }, (_, i) => Math.min(retry_delay_max, (retry_delay * 2 ** i) / 2)).reduce(
    (sum, pause) => sum + pause,
  );

test("mails of work done while the mail server is away wait, for a day at least, and each goes out once", async () => {
  const { services } = server;
  const people = ["ken@example.jp", "emi@example.jp", "ichiro@example.jp"];
  smtp.delivered.length = 0;
  await proxy.cut();
  await services.jobs.work(services);
  await inTransaction(services, async ({ enqueue }) => {
    const { subject, text, html } = letter;
    for (const to of people) enqueue(sendMail, { to, subject, text, html });
  });
  await until("every mail has been tried and waits", async () =>
    (await waitingMails()).every(({ state }) => state === "retry"),
  );
  const waiting = await waitingMails();
  expect(waiting).toHaveLength(people.length);
  for (const mail of waiting) expect(secondsOfTrying(mail)).toBeGreaterThan(24 * 60 * 60);
  await proxy.restore();
  await server.drainJobs();
  expect(smtp.delivered.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted());
});
