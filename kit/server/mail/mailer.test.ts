import { afterEach, beforeEach, expect, test } from "vitest";
import { PartAway } from "../absence.ts";
import type { Mail } from "./mail.ts";
import { MailDelayed, MailRefused } from "./mail.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { readHeaders, readPart, startSmtpServer } from "./smtp-server.test-helper.ts";

const letter: Mail = {
  to: { address: "hanako@example.jp", name: "山田 花子" },
  subject: "【えにし】ご登録ありがとうございます。承認の結果と、これからのご利用方法についてのお知らせ",
  text: "山田 花子 様\n\nご登録が承認されました。\n.\n終わり\n",
  html: "<p>ご登録が承認されました。</p>",
};

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let mailer: Mailer;

beforeEach(async () => {
  server = await startSmtpServer();
  mailer = createMailer({
    url: server.url,
    from: "縁 運営事務局 <no-reply@enishi.example>",
    mailboxFolder: "/unused",
  });
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

const failureOf = (mail: Mail) =>
  mailer.send(mail).then(
    () => null,
    (error: unknown) => error,
  );
const firstRaw = () => server.delivered[0]?.raw ?? "";

test("a mail arrives once, with Japanese subject, names and both bodies as written", async () => {
  await mailer.send({ ...letter, messageId: "<approval-12@enishi.example>" });
  expect(server.delivered.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: "no-reply@enishi.example", to: ["hanako@example.jp"] },
  ]);
  const headers = readHeaders(firstRaw());
  expect(headers.get("subject")).toBe(letter.subject);
  expect(headers.get("to")).toBe("山田 花子 <hanako@example.jp>");
  expect(headers.get("from")).toBe("縁 運営事務局 <no-reply@enishi.example>");
  expect(headers.get("message-id")).toBe("<approval-12@enishi.example>");
  expect(readPart(firstRaw(), "text/plain").replace(/\r\n/g, "\n").trim()).toBe(letter.text.trim());
  expect(readPart(firstRaw(), "text/html")).toContain(letter.html);
});

test("the unsubscribe address stands in its header", async () => {
  await mailer.send({ ...letter, unsubscribeUrl: "https://enishi.example/unsubscribe?t=1" });
  expect(readHeaders(firstRaw()).get("list-unsubscribe")).toBe("<https://enishi.example/unsubscribe?t=1>");
  expect(readHeaders(firstRaw()).get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test.each([
  ['=HYPERLINK("https://evil.example")'],
  ["花子\r\nBcc: everyone@example.jp"],
  ["花子\nX-Evil: 1\n\n<p>body</p>"],
  ["<script>alert(1)</script>"],
  ['"花子" <other@example.jp>, third@example.jp'],
  ["花子\u2028Bcc: everyone@example.jp"],
])("the name %j reaches only its own person and adds no header", async (name) => {
  await mailer.send({ ...letter, to: { address: "hanako@example.jp", name }, subject: name });
  expect(server.delivered.map(({ to }) => to)).toEqual([["hanako@example.jp"]]);
  const headers = readHeaders(firstRaw());
  const expected = [
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
  ];
  expect([...headers.keys()].sort()).toEqual(expected);
  const shown = name.replace(/[\r\n\u2028]+/g, " ");
  expect(headers.get("subject")).toBe(shown);
  const bare = (text = "") => text.replace(/["\\]/g, "");
  expect(bare(headers.get("to"))).toBe(`${bare(shown)} <hanako@example.jp>`);
});

test.each([
  "a@example.jp, b@example.jp",
  "a@example.jp\r\nRCPT TO:<b@example.jp>",
  "<a@example.jp>",
  "a",
  "",
])("the address %j is refused for good before anything is sent", async (address) => {
  const error = await failureOf({ ...letter, to: { address } });
  expect(error).toBeInstanceOf(MailRefused);
  expect(server.delivered).toEqual([]);
});

test("line breaks in the message id and the unsubscribe address add no header", async () => {
  await mailer.send({ ...letter, messageId: "<a@enishi.example>\r\nBcc: b@example.jp" });
  expect(readHeaders(firstRaw()).has("bcc")).toBe(false);
  const error = await failureOf({
    ...letter,
    unsubscribeUrl: "https://enishi.example/\r\nBcc: b@example.jp",
  });
  expect(error).toBeInstanceOf(TypeError);
  expect(server.delivered).toHaveLength(1);
});

test("an answer goes to the address named for it, which is one address and adds no header", async () => {
  await mailer.send({ ...letter, replyTo: "guest@example.jp" });
  expect(readHeaders(firstRaw()).get("reply-to")).toBe("guest@example.jp");
  for (const replyTo of ["a@example.jp, b@example.jp", "a@example.jp\r\nBcc: b@example.jp", ""])
    expect(await failureOf({ ...letter, replyTo })).toBeInstanceOf(TypeError);
  expect(server.delivered).toHaveLength(1);
});

test("an unknown recipient (550) is refused for good and named", async () => {
  server.answer.toRecipient = 550;
  const error = await failureOf(letter);
  expect(error).toBeInstanceOf(MailRefused);
  expect((error as MailRefused).address).toBe("hanako@example.jp");
});

test("a text the server will not take (554 after DATA) is refused for good", async () => {
  server.answer.toData = 554;
  expect(await failureOf(letter)).toBeInstanceOf(MailRefused);
});

test.each([
  [451, MailDelayed],
  [452, MailDelayed],
  [421, PartAway],
])("a temporary answer (%i) may be tried again, and then arrives", async (code, kind) => {
  server.answer.toRecipient = code;
  expect(await failureOf(letter)).toBeInstanceOf(kind);
  server.answer.toRecipient = 0;
  await mailer.send(letter);
  expect(server.delivered).toHaveLength(1);
});

test("a wrong SMTP password is our fault, not the recipient's: the mail may be tried again", async () => {
  server.answer.toLogin = 535;
  expect(await failureOf(letter)).toBeInstanceOf(PartAway);
});

test("a server that is down may be tried again", async () => {
  await server.close();
  expect(await failureOf(letter)).toBeInstanceOf(PartAway);
});

test("fifty mails at once all arrive, each to its own person", async () => {
  const people = Array.from({ length: 50 }, (_, index) => `alumnus${index}@example.jp`);
  await Promise.all(people.map((address) => mailer.send({ ...letter, to: { address } })));
  expect(server.delivered.map(({ to }) => to.join()).sort()).toEqual([...people].sort());
});
