import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addressWorks, stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { readHeaders, startSmtpServer } from "#kit/server/mail/smtp-server.test-helper.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { receiveReturnedMail } from "../contract/calls.ts";
import { bounceSettings, handIn, notice, returnPathOf } from "./returned-mail.test-helper.ts";

const smtp = await startSmtpServer();
// Hooks run last first: the server closes its connections before the mail server waits for them.
afterAll(smtp.close);
const server = await startTestServer({ mailUrl: smtp.url, bounceSettings });
const { services, clock, database } = server;
const HANAKO = cast.hanako.email;
const ICHIRO = cast.ichiro.email;

beforeEach(async () => {
  await database.kysely.deleteFrom("bouncing_addresses").execute();
  smtp.delivered.length = 0;
});

const since = (address = HANAKO) => stoppedSince({ db: database.kysely, services }, address);
const isStopped = async (address = HANAKO) => (await since(address)) !== null;

async function returnPathMailed(to = HANAKO): Promise<string> {
  await inTransaction(services, async ({ enqueue }) =>
    enqueue(sendMail, { to, subject: "news", text: "text", html: "<p>text</p>" }),
  );
  await server.drainJobs();
  return smtp.delivered.at(-1)?.from ?? "";
}

/** Hands in a bounce of a mail that is sent now. */
const comesBack = async (name: string, to = HANAKO) =>
  handIn(server, await notice(name, returnPathOf(server, to)));

describe("every mail", () => {
  test("comes back to an address of its own, and names the sender that people know", async () => {
    const mine = await returnPathMailed();
    const theirs = await returnPathMailed(ICHIRO);
    clock.advance({ seconds: 1 });
    const later = await returnPathMailed();
    for (const path of [mine, theirs, later])
      expect(path).toMatch(/^bounces\+[a-z0-9]+@mail\.enishi\.example$/);
    expect(new Set([mine, theirs, later]).size).toBe(3);
    expect(mine.split("@")[0]?.length).toBeLessThanOrEqual(64);
    const headers = readHeaders(smtp.delivered[0]?.raw ?? "");
    expect(headers.get("from")).toBe("Enishi <no-reply@enishi.example>");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
  });

  test("that comes back stops its address and no other, whoever writes", async () => {
    const answer = await handIn(server, await notice("postfix-unknown-user", await returnPathMailed()));
    expect(answer).toMatchObject({ status: 200, body: { data: { noted: true } } });
    expect(await since()).toEqual(clock.now());
    expect(await isStopped(ICHIRO)).toBe(false);
    smtp.delivered.length = 0;
    expect(await returnPathMailed()).toBe("");
    expect(await returnPathMailed(ICHIRO)).not.toBe("");
  });
});

describe("a notice that an address does not exist stops it", () => {
  test.each([
    "postfix-unknown-user",
    "postfix-piped",
    "exchange-not-found",
    "gmail-unknown-user",
    "ses-suppressed",
    "docomo-unknown-user",
    "qmail-words",
  ])("written as %s", async (name) => {
    expect((await comesBack(name)).body).toMatchObject({ data: { noted: true } });
    expect(await isStopped()).toBe(true);
  });

  test("in whatever case its mark comes back", async () => {
    await handIn(server, await notice("postfix-unknown-user", returnPathOf(server, HANAKO).toUpperCase()));
    expect(await isStopped()).toBe(true);
  });

  test("also when only the envelope says whom it was sent to", async () => {
    const raw = await notice("gmail-unknown-user", "someone@elsewhere.example");
    await handIn(server, raw);
    expect(await isStopped()).toBe(false);
    await handIn(server, raw, { recipient: returnPathOf(server, HANAKO) });
    expect(await isStopped()).toBe(true);
  });
});

describe("what says nothing of the address for good stops nothing", () => {
  test.each(["postfix-delayed", "postfix-given-up", "gmail-spam"])(
    "%s, unless it comes back on four days in a row",
    async (name) => {
      for (let day = 1; day <= 3; day += 1) {
        await comesBack(name);
        expect((await comesBack(name)).body).toMatchObject({ data: { noted: false } });
        expect(await isStopped()).toBe(false);
        clock.advance({ days: 1 });
      }
      await comesBack(name);
      expect(await isStopped()).toBe(true);
    },
  );

  test("a delay and then the end of one mail, told of for days, count once", async () => {
    const returnPath = returnPathOf(server, HANAKO);
    for (let day = 1; day <= 6; day += 1) {
      await handIn(server, await notice("postfix-delayed", returnPath));
      await handIn(server, await notice("postfix-given-up", returnPath));
      clock.advance({ days: 1 });
    }
    expect(await isStopped()).toBe(false);
  });

  test.each([
    "vacation-note",
    "read-receipt",
    "delivered",
    "answer-with-a-report-in-it",
    "words-without-a-reason",
  ])("%s, however often", async (name) => {
    for (let day = 1; day <= 5; day += 1) {
      const answer = await comesBack(name);
      expect(answer).toMatchObject({ status: 200, body: { data: { noted: false } } });
      clock.advance({ days: 1 });
    }
    expect(await database.kysely.selectFrom("bouncing_addresses").selectAll().execute()).toEqual([]);
  });
});

describe("nobody is stopped by a notice that was made up", () => {
  const marked = (change: (mark: string) => string): string =>
    returnPathOf(server, HANAKO).replace(/(?<=\+)[^@]+/, change);
  const other = (letter: string): string => (letter === "a" ? "b" : "a");

  test.each<[string, () => string]>([
    ["without a mark", () => bounceSettings.address],
    ["with a guessed mark", () => marked((mark) => "a".repeat(mark.length))],
    ["with one letter of the signature changed", () => marked((mark) => mark.replace(/.$/, other))],
    [
      "with the time changed",
      () => marked((mark) => mark.slice(0, 30) + other(mark[30] ?? "") + mark.slice(31)),
    ],
    [
      "with somebody else's address and this signature",
      () => {
        const theirs = returnPathOf(server, ICHIRO).replace(/^.*\+|@.*$/g, "");
        return marked((mark) => theirs.slice(0, 24) + mark.slice(24));
      },
    ],
    ["with something added", () => marked((mark) => `${mark}0`)],
    ["with a mark that makes no sense", () => marked(() => "%00.é")],
    ["for another domain", () => returnPathOf(server, HANAKO).replace("mail.enishi", "mail.evil")],
  ])("%s", async (_, returnPath) => {
    const answer = await handIn(server, await notice("postfix-unknown-user", returnPath()));
    expect(answer).toMatchObject({ status: 200, body: { data: { noted: false } } });
    expect(await database.kysely.selectFrom("bouncing_addresses").selectAll().execute()).toEqual([]);
  });

  test("about another receiver than the mark's: the mark alone counts", async () => {
    const raw = await notice("postfix-unknown-user", returnPathOf(server, ICHIRO));
    await handIn(server, raw);
    expect([await isStopped(HANAKO), await isStopped(ICHIRO)]).toEqual([false, true]);
  });

  test("two weeks after the mail", async () => {
    const raw = await notice("postfix-unknown-user", returnPathOf(server, HANAKO));
    clock.advance({ days: 14, seconds: 1 });
    await handIn(server, raw);
    expect(await isStopped()).toBe(false);
  });

  test("again, once the address has proved to work: only a mail sent after that tells anything", async () => {
    const raw = await notice("postfix-unknown-user", returnPathOf(server, HANAKO));
    await handIn(server, raw);
    clock.advance({ hours: 1 });
    await inTransaction(services, (work) => addressWorks(work, HANAKO));
    expect((await handIn(server, raw)).body).toMatchObject({ data: { noted: false } });
    expect(await isStopped()).toBe(false);
    clock.advance({ hours: 1 });
    await comesBack("postfix-unknown-user");
    expect(await since()).toEqual(clock.now());
  });
});

describe("whoever hands a mail in", () => {
  const people = ["guest", "hanako", "ken", "misaki", "makoto", "unei"] as const;

  test.each(people)("as %s without the secret is refused and changes nothing", async (who) => {
    const body = await notice("postfix-unknown-user", returnPathOf(server, HANAKO));
    for (const authorization of [
      "",
      "Bearer",
      `Bearer ${bounceSettings.secret}x`,
      bounceSettings.secret,
      "Basic Og==",
    ]) {
      const answer = await server.as(who).send(receiveReturnedMail, { body, headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { error_message_code: "ERROR_UNAUTHENTICATED" } });
    }
    expect(await isStopped()).toBe(false);
  });

  test.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["no mail", Buffer.from([0, 255, 13, 10, 0, 1])],
    ["lines without end", Buffer.alloc(400_000, "a")],
    ["parts in parts", Buffer.from("Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n".repeat(2_000))],
    ["one word without end", Buffer.from(`To: ${"a".repeat(200_000)}\r\n\r\n`)],
    ["headers without end", Buffer.from(`To: ${"a@b.example, ".repeat(30_000)}\r\n\r\n`)],
  ])("with %s is answered", async (_, body) => {
    expect(await handIn(server, body)).toMatchObject({ status: 200, body: { data: { noted: false } } });
  });

  test("with a notice of 10 MB is understood by its beginning", async () => {
    const raw = await notice("postfix-unknown-user", returnPathOf(server, HANAKO));
    const end = raw.lastIndexOf("\r\n--");
    const copy = Buffer.alloc(10 * 1024 * 1024, "attached\r\n");
    const answer = await handIn(server, Buffer.concat([raw.subarray(0, end), copy, raw.subarray(end)]));
    expect(answer).toMatchObject({ status: 200, body: { data: { noted: true } } });
    expect(await isStopped()).toBe(true);
  });

  test("with more than any mail server takes is refused", async () => {
    expect(await handIn(server, Buffer.alloc(65 * 1024 * 1024, "a"))).toMatchObject({ status: 413 });
  });

  test("at the same moment as others notes one address once", async () => {
    const raw = await notice("postfix-unknown-user", returnPathOf(server, HANAKO));
    const answers = await Promise.all(Array.from({ length: 8 }, () => handIn(server, raw)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await isStopped()).toBe(true);
  });
});
