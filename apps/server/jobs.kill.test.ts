import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { remindOfEmail } from "#features/accounts/contract/email-calls.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { readHeaders, startSmtpServer } from "#kit/server/mail/smtp-server.test-helper.ts";
import { startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { pass, startAnother, statesOf } from "./jobs.test-helper.ts";

const folder = await mkdtemp(join(tmpdir(), "enishi-killed-job-"));
const smtp = await startSmtpServer();
const { settings, remove } = await copyTemplate(folder);
const withMail = { ...settings, MAIL_URL: smtp.url, LOG_LEVEL: "silent" };
afterAll(async () => {
  await smtp.close();
  await remove();
  await rm(folder, { recursive: true, force: true });
});

const ken = {
  family_name: "高橋",
  given_name: "健",
  birthday: "1985-04-01",
  community_name: "青葉製作所アルムナイ",
};

const REMINDER = "sendEmailReminder";
const messageIds = () => smtp.delivered.map(({ raw }) => readHeaders(raw).get("message-id"));
const isOver = [() => false, () => true] as const;

test("a job whose process is killed in the middle is done by another, and its mail is the same letter", async () => {
  const killed = await startServerProcess(withMail);
  smtp.answer.after = new Promise(() => {});
  await killed.as("guest").call(remindOfEmail, { body: ken });
  await until("the mail server has the mail, and has not said so yet", () => smtp.delivered.length === 1);
  await killed.end("SIGKILL");
  delete smtp.answer.after;

  const another = await startAnother(withMail);
  expect(await statesOf(another, REMINDER)).toHaveLength(1);
  await pass(another, REMINDER, 20);
  await until("the job is free again", async () => (await statesOf(another, REMINDER))[0] === "retry");
  await pass(another, REMINDER, 30);
  await another.services.jobs.work(another.services);
  await until("the job is done", async () => (await statesOf(another, REMINDER)).length === 0);
  await another.close();

  const ids = messageIds();
  expect(ids).toEqual([expect.stringMatching(/@enishi>$/), ids[0]]);
}, 120_000);

test("told to stop in the middle of a job, a process does it to its end first, and nobody does it again", async () => {
  smtp.delivered.length = 0;
  const stopped = await startServerProcess(withMail);
  let answer = () => {};
  smtp.answer.after = new Promise((resolve) => {
    answer = () => resolve();
  });
  await stopped.as("guest").call(remindOfEmail, { body: ken });
  await until("the mail server has the mail", () => smtp.delivered.length === 1);
  const ended = stopped.end("SIGTERM");
  await until("nobody is let in any more", () => fetch(stopped.address).then(...isOver));
  answer();
  expect(await ended).toBe(0);
  delete smtp.answer.after;

  const another = await startAnother(withMail);
  expect(await statesOf(another, REMINDER)).toEqual([]);
  await another.close();
  expect(smtp.delivered).toHaveLength(1);
}, 120_000);

test("told to stop while the mail server is silent, a process gives all mails back at once, and each is sent once", async () => {
  smtp.delivered.length = 0;
  const open = new Set<Socket>();
  const silent = createServer((socket) => void open.add(socket));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  // This is less than the mail server has for its greeting.
  const stopped = await startServerProcess({
    ...withMail,
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    STOP_WITHIN: "8",
    LOG_LEVEL: "warn",
  });
  const more = MAILS_AT_ONCE + 1;
  for (let n = 0; n < more; n += 1) await stopped.as("guest").call(remindOfEmail, { body: ken });
  await until("as many mails as may wait for the greeting", () => open.size === MAILS_AT_ONCE);
  expect(await stopped.end("SIGTERM")).toBe(0);
  expect(stopped.logged()).not.toContainEqual(expect.stringContaining("under way"));
  for (const socket of open) socket.destroy();
  silent.close();

  const another = await startAnother(withMail);
  const states = await statesOf(another, REMINDER);
  expect(states.toSorted()).toEqual(["created", ...Array<string>(MAILS_AT_ONCE).fill("retry")]);
  await pass(another, REMINDER, 60);
  await another.services.jobs.work(another.services);
  await until("the mails are sent", async () => (await statesOf(another, REMINDER)).length === 0);
  await another.close();
  expect(smtp.delivered).toHaveLength(more);
}, 120_000);

test("a job that does not come to its end is given back, and another process does it once", async () => {
  smtp.delivered.length = 0;
  const stopped = await startServerProcess({ ...withMail, STOP_WITHIN: "1" });
  smtp.answer.after = new Promise(() => {});
  await stopped.as("guest").call(remindOfEmail, { body: ken });
  await until("the mail server has the mail", () => smtp.delivered.length === 1);
  expect(await stopped.end("SIGTERM")).toBe(0);
  delete smtp.answer.after;

  const another = await startAnother(withMail);
  expect(await statesOf(another, REMINDER)).toEqual(["retry"]);
  await pass(another, REMINDER, 60);
  await another.services.jobs.work(another.services);
  await until("the job is done", async () => (await statesOf(another, REMINDER)).length === 0);
  await another.close();
  const ids = messageIds();
  expect(ids).toEqual([expect.stringMatching(/@enishi>$/), ids[0]]);
}, 120_000);
