import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mailbox } from "./mailbox.ts";
import { renderMailboxPage, renderMailPage } from "./mailbox-page.ts";
import { createMailer, type Mailer } from "./mailer.ts";

let folder: string;
let mailer: Mailer;
const now = () => new Date("2026-11-21T05:20:00.000Z");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  mailer = createMailer({
    url: null,
    from: "Enishi <no-reply@enishi.example>",
    mailboxFolder: join(folder, "mails"),
    now,
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mailbox = (): Mailbox => {
  if (!mailer.mailbox) throw new Error("no mailbox");
  return mailer.mailbox;
};
const send = (subject: string, text = "本文", html = "<html><head></head><body>本文</body></html>") =>
  mailer.send({ to: { address: "taro@example.jp", name: "太郎\r\nBcc: x@example.jp" }, subject, text, html });

test("an unused mailbox is empty", async () => {
  expect(await mailbox().list()).toEqual([]);
  expect(renderMailboxPage([])).toContain("まだメールは送信されていません。");
});

test("mails of the same millisecond are listed newest first, and only as many as asked", async () => {
  for (const subject of ["一通目", "二通目", "三通目"]) await send(subject);
  const subjects = (await mailbox().list()).map((mail) => mail.subject);
  expect(subjects).toEqual(["三通目", "二通目", "一通目"]);
  expect((await mailbox().list(2)).map((mail) => mail.subject)).toEqual(["三通目", "二通目"]);
});

test("a mail is read back as it was sent, on one header line", async () => {
  await send("件名\n二行目");
  const [first] = await mailbox().list();
  const mail = await mailbox().read(first?.id ?? "");
  expect(mail).toMatchObject({
    to: { address: "taro@example.jp", name: "太郎 Bcc: x@example.jp" },
    subject: "件名 二行目",
    sentAt: "2026-11-21T05:20:00.000Z",
  });
});

test("no id reaches outside the folder, and half-written files are not listed", async () => {
  await send("件名");
  await writeFile(join(folder, "secret.json"), "{}");
  await writeFile(join(folder, "mails", ".half.tmp"), "{");
  expect(await mailbox().read("../secret")).toBeNull();
  expect(await mailbox().read("000000000000000-000001-00000000")).toBeNull();
  expect(await mailbox().list()).toHaveLength(1);
  expect((await readdir(join(folder, "mails"))).filter((name) => name.endsWith(".tmp"))).toEqual([
    ".half.tmp",
  ]);
});

test("the page shows markup in a mail as text, its links open in a new tab, its HTML runs no script", async () => {
  await send(
    "<script>alert(1)</script>",
    "こちら「https://enishi.example/a?b=1&c=2」です。<img src=x onerror=alert(1)>",
    '<html><head></head><body><a href="https://enishi.example/">開く</a>"><script>alert(1)</script></body></html>',
  );
  const [mail] = await mailbox().list();
  if (!mail) throw new Error("no mail");
  const html = renderMailPage(mail);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img");
  expect(html).toContain(
    '<a href="https://enishi.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">',
  );
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="');
  expect(html).toContain("&lt;base target=&quot;_blank&quot;&gt;");
  expect(renderMailboxPage([mail], "/elsewhere")).toContain(`href="/elsewhere/${mail.id}">&lt;script&gt;`);
});
