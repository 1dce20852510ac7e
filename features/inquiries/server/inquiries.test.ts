import { describe, expect, test } from "vitest";
import { jpeg, png } from "#kit/server/images/test-pictures.test-helper.ts";
import { readHeaders, readPart, startSmtpServer } from "#kit/server/mail/smtp-server.test-helper.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { downloadInquiryFile, listInquiryCategories, sendInquiry } from "../contract/calls.ts";
import { mailInquiry } from "./mail-inquiry.ts";
import { removeOldInquiries } from "./remove-old-inquiries.ts";

const smtp = await startSmtpServer();
const server = await startTestServer({ mailUrl: smtp.url });
const INBOX = server.services.provider.inquiryMailTo;

const file = (name: string, bytes: Uint8Array | string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);
const form = { inquiry_type: 3, content: "画面が開きません。\n教えてください。", email: "hanako@example.jp" };
type Changes = Record<string, unknown>;
type Files = { file1?: Blob; file2?: Blob; file3?: Blob };

const ask = (who: Who, changes: Changes = {}, files: Files = {}) =>
  server.as(who).call(sendInquiry, { body: { ...form, ...changes }, files });

/** Returns what is delivered during the act, by recipient. */
async function deliveredBy(act: () => Promise<unknown>) {
  const before = smtp.delivered.length;
  await act();
  await server.drainJobs();
  const mails = smtp.delivered.slice(before).map(({ to, raw }) => ({
    to: to.join(),
    headers: readHeaders(raw),
    text: readPart(raw, "text/plain").replace(/\r\n/g, "\n"),
  }));
  return { all: mails, toProvider: mails.filter(({ to }) => to === INBOX) };
}

test("everybody sees the categories in both languages, in their order", async () => {
  const { data } = await server.as("guest").call(listInquiryCategories);
  expect(data[0]).toEqual({ id: 1, name_ja: "サービスの使い方", name_en: "How to use the service" });
  expect(data.at(-1)?.name_ja).toBe("その他");
});

describe("an inquiry", () => {
  test("of somebody signed in reaches the provider, who answers to the sender, and a copy comes back", async () => {
    const { all, toProvider } = await deliveredBy(() => ask("hanako"));
    const [mail] = toProvider;
    expect(mail?.headers.get("reply-to")).toBe("hanako@example.jp");
    expect(mail?.headers.get("subject")).toContain("不具合の報告");
    expect(mail?.text).toContain(form.content);
    expect(mail?.text).toContain("佐藤 花子（アルムナイ");
    expect(mail?.text).toContain("青葉製作所アルムナイ");
    expect(mail?.text).not.toContain("送信専用");
    const copies = all.filter(({ to }) => to !== INBOX);
    expect(copies.map(({ to }) => to)).toEqual(["hanako@example.jp"]);
    expect(copies[0]?.text).toContain(form.content);
    expect(copies[0]?.headers.has("reply-to")).toBe(false);
  });

  test("of a guest reaches the provider, and nobody else is mailed", async () => {
    const { all, toProvider } = await deliveredBy(() => ask("guest", { email: "stranger@example.jp" }));
    expect(all).toHaveLength(1);
    expect(toProvider[0]?.headers.get("reply-to")).toBe("stranger@example.jp");
    expect(toProvider[0]?.text).toContain("ログインしていない方");
  });

  test("of somebody signed in mails no copy to another person's address", async () => {
    const { all } = await deliveredBy(() => ask("ren", { email: "hanako@example.jp" }));
    expect(all.map(({ to }) => to)).toEqual([INBOX]);
  });

  test.each(["ken", "misaki", "sho", "aoi", "nao"] as const)("may come from %s", async (who) => {
    const { toProvider } = await deliveredBy(() => ask(who));
    expect(toProvider).toHaveLength(1);
  });

  test("without a type is of the first one (R120)", async () => {
    const { content, email } = form;
    const { toProvider } = await deliveredBy(() =>
      server.as("guest").call(sendInquiry, { body: { content, email }, files: {} }),
    );
    expect(toProvider[0]?.text).toContain("サービスの使い方");
  });

  test("sent twice is one, also when both arrive at once", async () => {
    const client_id = crypto.randomUUID();
    const { toProvider } = await deliveredBy(async () => {
      const twice = () => ask("hanako", { client_id }, { file1: file("memo.txt", "一度だけ") });
      await Promise.all([twice(), twice()]);
      await twice();
    });
    expect(toProvider).toHaveLength(1);
  });

  test("is kept while the mail server is away, and arrives once it is back", async () => {
    smtp.answer.toRecipient = 451;
    await expect(deliveredBy(() => ask("guest"))).rejects.toThrow("could not be handed over");
    smtp.answer.toRecipient = 0;
    const { id } = await server.database.kysely
      .selectFrom("inquiries")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const { toProvider } = await deliveredBy(() => mailInquiry.run(server.services, { inquiryId: id }));
    expect(toProvider).toHaveLength(1);
  });
});

describe("what is refused, each on its field", () => {
  const fieldsOf = (changes: Changes, files: Files = {}) =>
    ask("guest", changes, files).then(
      () => [],
      (error: { faults: { field?: string; message_code: string }[] }) =>
        error.faults.map(({ field, message_code }) => `${field} ${message_code}`),
    );

  test.each([
    [{ inquiry_type: 99 }, ["inquiry_type INVALID_CHOICE"]],
    [{ content: " 　\n" }, ["content REQUIRED"]],
    [{ content: "よろしく😀" }, ["content PICTOGRAM"]],
    [{ content: "これは NGﾜｰﾄﾞ です" }, ["content BANNED_WORD"]],
    [{ email: "" }, ["email REQUIRED"]],
    [{ email: "a@b.c" }, ["email EMAIL"]],
    [{ email: "ha😀nako@example.jp" }, ["email EMAIL"]],
    [{ email: "a@example.jp, b@example.jp" }, ["email EMAIL"]],
    [{ email: `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(4)}jp` }, ["email TOO_LONG"]],
  ])("%j (R182, R186)", async (changes, faults) => {
    await server.database.kysely
      .insertInto("banned_words")
      .values({ word: "NGワード" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await fieldsOf(changes)).toEqual(faults);
  });

  test("2,000 characters, of which a line break counts two (R183, R184)", async () => {
    expect(await fieldsOf({ content: `${"あ".repeat(1_997)}\nい` })).toEqual([]);
    expect(await fieldsOf({ content: `${"あ".repeat(1_998)}\nい` })).toEqual(["content TOO_LONG"]);
    expect(await fieldsOf({ content: "あ".repeat(2_000) })).toEqual([]);
  });

  test("spaces around the address are taken off (R192)", async () => {
    const { toProvider } = await deliveredBy(() => ask("guest", { email: " Hanako@Example.jp　" }));
    expect(toProvider[0]?.headers.get("reply-to")).toBe("hanako@example.jp");
  });

  test("files of other kinds, whatever they are called, all at once (R165)", async () => {
    const files = {
      file1: file("写真.png", "MZ\u0000\u0001"),
      file2: file("drawing.svg", "<svg/>"),
      file3: file("moving.gif", "GIF89a\u0001"),
    };
    expect(await fieldsOf({}, files)).toEqual(["file1 FILE_TYPE", "file2 FILE_TYPE", "file3 FILE_TYPE"]);
  });

  test("a file of more than 20 MB", async () => {
    const large = file("a.txt", new Uint8Array(20_971_521).fill(0x61));
    await expect(ask("guest", {}, { file1: large })).rejects.toMatchObject({
      status: 413,
      code: "ERROR_TOO_LARGE",
    });
  });

  test("a fourth file (R193)", async () => {
    const answer = await server
      .as("guest")
      .send(sendInquiry, { body: form, files: { file4: file("a.txt", "a") } });
    expect(answer.status).toBe(400);
  });

  test("nothing refused is kept or mailed", async () => {
    const count = async () =>
      (await server.database.kysely.selectFrom("inquiries").select("id").execute()).length;
    const before = await count();
    const { all } = await deliveredBy(() => fieldsOf({ content: "" }, { file1: file("a.txt", "a") }));
    expect([all, await count()]).toEqual([[], before]);
  });
});

describe("attachments", () => {
  const links = (text = "") =>
    [...text.matchAll(/\/api\/inquiries\/(\d+)\/files\/(\d+)\?key=(\S+)/g)].map(([, id, position, key]) => ({
      params: { id: Number(id), position: Number(position) },
      query: { key: key ?? "" },
    }));
  const send = async () => {
    const files = {
      file1: file("画面.png", await png(20, 10)),
      file3: file("名前だけ.png", await jpeg(20, 10)),
    };
    const { toProvider } = await deliveredBy(() => ask("hanako", {}, files));
    return { files, found: links(toProvider[0]?.text), text: toProvider[0]?.text };
  };

  test("are reached by the links of the mail alone, unchanged, to be saved (R266)", async () => {
    const { files, found, text } = await send();
    expect(text).toContain("画面.png");
    const [first, second] = await Promise.all(
      found.map((link) => server.as("guest").send(downloadInquiryFile, link)),
    );
    expect(first?.bytes).toEqual(Buffer.from(await files.file1.arrayBuffer()));
    expect(first?.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("画面.png")}`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(second?.headers["content-type"]).toBe("image/jpeg");
    expect(second?.headers["content-disposition"]).toContain(encodeURIComponent("名前だけ.png.jpg"));
  });

  test("look absent to whoever has another file's key, or none", async () => {
    const [first, second] = (await send()).found;
    for (const key of [second?.query.key, "", "A".repeat(32)]) {
      const answer = await server
        .as("unei")
        .send(downloadInquiryFile, { params: first?.params, query: { key } });
      expect(answer.status).toBe(404);
    }
  });

  test("go with the inquiry after a year", async () => {
    const [link] = (await send()).found;
    if (!link) throw new Error("nothing was attached");
    const statusIn = async (days: number) => {
      server.clock.advance({ days });
      await removeOldInquiries.run(server.services, {});
      return (await server.as("guest").send(downloadInquiryFile, link)).status;
    };
    expect([await statusIn(364), await statusIn(2)]).toEqual([200, 404]);
    expect(await server.database.kysely.selectFrom("inquiry_files").select("name").execute()).toEqual([]);
  });
});

test("nobody floods the provider", async () => {
  const limited = await startTestServer({ rateLimits: true });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1)
    statuses.push((await limited.as("guest").send(sendInquiry, { body: form })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
