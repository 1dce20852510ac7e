import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { requestReset, resetPassword } from "#features/accounts/contract/calls.ts";
import { changeEmail, confirmEmail } from "#features/accounts/contract/email-calls.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { addressWorks, forgetOldBounces, stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { readPart, startSmtpServer } from "#kit/server/mail/smtp-server.test-helper.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const smtp = await startSmtpServer();
// Hooks run last first: the server closes its connections before the mail server waits for them.
afterAll(smtp.close);
const server = await startTestServer({ mailUrl: smtp.url });
const { services, clock, database } = server;
const guest = server.as("guest");
const HANAKO = cast.hanako.email;
let letters = 0;

beforeEach(async () => {
  await database.kysely.deleteFrom("bouncing_addresses").execute();
  smtp.delivered.length = 0;
  for (const key of Object.keys(smtp.answer)) delete smtp.answer[key as keyof typeof smtp.answer];
});

/** Tells whether a letter of any feature reaches the mail server. */
async function arrives(to = HANAKO): Promise<boolean> {
  letters += 1;
  const subject = `letter ${letters}`;
  await inTransaction(services, async ({ enqueue }) =>
    enqueue(sendMail, { to, subject, text: "text", html: "<p>text</p>" }),
  );
  await server.drainJobs();
  return smtp.delivered.some(({ to: [receiver], raw }) => receiver === to && raw.includes(subject));
}

async function refuse(code: number, text = "no such user", to = HANAKO): Promise<void> {
  Object.assign(smtp.answer, { toRecipient: code, text });
  await arrives(to);
  Object.assign(smtp.answer, { toRecipient: 0 });
}

/** Returns the token in the link of the only mail that has arrived at the address. */
function tokenMailedTo(address: string): string {
  const mail = smtp.delivered.find(({ to: [receiver] }) => receiver === address);
  return /\?token=([\w-]+)/.exec(readPart(mail?.raw ?? "", "text/plain"))?.[1] ?? "";
}

const rows = () => database.kysely.selectFrom("bouncing_addresses").selectAll().execute();
const since = (address = HANAKO) => stoppedSince({ db: database.kysely, services }, address);

describe("an address that a mail server refuses for good", () => {
  test.each([
    "5.1.1 <hanako@example.jp>: Recipient address rejected: User unknown",
    "5.2.1 The email account that you tried to reach is disabled",
    "5.4.1 Recipient address rejected: Access denied",
    "delivery error: This user doesn't have an account",
  ])("with %j gets no further mail, whoever writes", async (text) => {
    await refuse(550, text);
    expect(await since()).toEqual(clock.now());
    expect(await arrives()).toBe(false);
    expect(await arrives(cast.ichiro.email)).toBe(true);
  });

  test("is one address, however it is written", async () => {
    await refuse(550);
    expect(await arrives("Hanako@Example.jp")).toBe(false);
  });

  test("is kept as nothing that names it", async () => {
    await refuse(550);
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain("hanako");
  });

  test("is tried again for a new password, and written to again once its link has been used", async () => {
    await refuse(550);
    await guest.call(requestReset.alumnus, { body: { email: HANAKO } });
    await server.drainJobs();
    expect(await arrives()).toBe(false);
    const token = tokenMailedTo(HANAKO);
    const password = "Kiku-no-hana-9";
    await guest.call(resetPassword.alumnus, { body: { token, password, confirmPassword: password } });
    expect(await since()).toBeNull();
    expect(await arrives()).toBe(true);
  });

  test("is tried again after half a year", async () => {
    await refuse(550);
    clock.advance({ days: 179 });
    await forgetOldBounces.run(services, {});
    expect(await arrives()).toBe(false);
    clock.advance({ days: 2 });
    await forgetOldBounces.run(services, {});
    expect(await arrives()).toBe(true);
  });
});

describe("what is known of an address goes", () => {
  test("with the change to another one, which is written to", async () => {
    const [old, email] = [cast.sho.email, "sho.new@example.jp"];
    await refuse(550, "no such user", old);
    const change = { email, email_confirmation: email, current_password: castPassword };
    await server.as("sho").call(changeEmail.alumnus, { body: change });
    await server.drainJobs();
    expect(smtp.delivered.map(({ to: [to] }) => to)).toEqual([email]);
    await guest.call(confirmEmail.alumnus, { body: { token: tokenMailedTo(email) } });
    expect(await rows()).toEqual([]);
    expect(await arrives(email)).toBe(true);
  });

  test("with the account", async () => {
    await refuse(550, "no such user", cast.aoi.email);
    await server.as("aoi").call(leaveService, { body: { current_password: castPassword } });
    expect(await rows()).toEqual([]);
  });
});

describe("a refusal that says nothing of the address for good", () => {
  test.each([
    [451, "4.7.1 Greylisted, try again"],
    [452, "4.2.2 Mailbox full"],
  ])("such as %i %s is tried again by the job and stops nothing", async (code, text) => {
    await refuse(code, text).catch(() => {});
    expect(await since()).toBeNull();
  });

  test.each([
    "5.7.1 Service unavailable, client host blocked",
    "5.2.2 The recipient's inbox is full",
    "5.3.4 Message too big",
  ])("such as 550 %s stops only what it is said of on four days in a row", async (text) => {
    for (let day = 1; day <= 3; day += 1) {
      await refuse(550, text);
      await refuse(550, text);
      expect(await arrives()).toBe(true);
      clock.advance({ days: 1 });
    }
    await refuse(550, text);
    expect(await arrives()).toBe(false);
  });

  test("is forgotten after a quiet week", async () => {
    for (let time = 1; time <= 6; time += 1) {
      await refuse(550, "5.7.1 Blocked");
      clock.advance({ days: 8 });
    }
    expect(await arrives()).toBe(true);
  });

  test("such as a text that is not taken stops nothing", async () => {
    Object.assign(smtp.answer, { toData: 554, text: "5.7.1 Spam" });
    await arrives();
    Object.assign(smtp.answer, { toData: 0 });
    expect(await arrives()).toBe(true);
  });
});

test("an address of which nothing was ever said leaves no trace by working", async () => {
  await inTransaction(services, (work) => addressWorks(work, HANAKO));
  expect(await rows()).toEqual([]);
});
