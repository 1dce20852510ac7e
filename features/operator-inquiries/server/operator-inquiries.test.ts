import { beforeEach, describe, expect, test } from "vitest";
import { sendInquiry } from "#features/inquiries/contract/calls.ts";
import { becomeOperator } from "#features/operators/server/operators.test-helper.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { addressKey, noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { castPassword } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const db = server.database.kysely;
const unei = server.as("unei");
const INBOX = server.services.provider.inquiryMailTo;
const form = { inquiry_type: 3, content: "画面が開きません。\n教えてください。", email: "hanako@example.jp" };

beforeEach(async () => {
  await db.deleteFrom("inquiries").execute();
});

/** Sends an inquiry and returns it as an operator sees it. */
async function ask(who: Who, changes: Partial<typeof form> = {}, files: { file1?: Blob } = {}) {
  await server.as(who).call(sendInquiry, { body: { ...form, ...changes }, files });
  const { id } = await db
    .selectFrom("inquiries")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return show(id);
}
const show = async (inquiry_id: number) =>
  (await unei.call(calls.showOperatorInquiry, { params: { inquiry_id } })).data;
type Shown = Awaited<ReturnType<typeof show>>;
const answer = (
  { id, updated_at }: Pick<Shown, "id" | "updated_at">,
  content = "ご不便をおかけしました。",
  { client_id, as = unei }: { client_id?: string; as?: typeof unei } = {},
) =>
  as.call(calls.answerInquiry, {
    params: { inquiry_id: id },
    body: { content, updated_at, ...(client_id && { client_id }) },
  });
const close = ({ id, updated_at }: Shown) =>
  unei.call(calls.closeInquiry, { params: { inquiry_id: id }, body: { updated_at } });
const list = async (query = {}) => (await unei.call(calls.listOperatorInquiries, { query })).data.records;

/** Returns the mails to the address that the act has sent. */
async function mailsTo(address: string, act: () => Promise<unknown>) {
  await server.drainJobs();
  const before = (await server.mails()).length;
  await act();
  await server.drainJobs();
  const mails = await server.mails();
  return mails.slice(0, mails.length - before).filter(({ to }) => to.address === address);
}

const events = () =>
  db
    .selectFrom("operator_events")
    .select(["act", "changes", "reason", "actor_name"])
    .where("target_kind", "=", "inquiry")
    .orderBy("id")
    .execute();

describe("the list of inquiries", () => {
  test("shows each with its state, sender and communities, the newest first", async () => {
    await ask("hanako");
    server.clock.advance({ minutes: 5 });
    await ask("guest", { email: "guest@example.jp", inquiry_type: 1 });
    const [second, first] = await list();
    expect(first).toMatchObject({
      subject: "画面が開きません。 教えてください。",
      state: "open",
      category_ja: "不具合の報告",
      category_en: "Something that does not work",
      email: "hanako@example.jp",
      sender: "佐藤 花子",
      communities: expect.stringContaining("青葉製作所アルムナイ"),
    });
    expect(second).toMatchObject({ email: "guest@example.jp", sender: null, communities: null });
  });

  test("is searched by words, address, name and number, and filtered by state, type, address and community", async () => {
    const { id } = await ask("hanako");
    await answer(await ask("guest", { email: "guest@example.jp", inquiry_type: 1, content: "料金は？" }));
    const emails = async (query: object) => (await list(query)).map(({ email }) => email);
    const hanako = ["hanako@example.jp"];
    for (const info of ["ガメンガ", "画面が", "佐藤", "hanako@", `#${id}`])
      expect(await emails({ info }), info).toEqual(info === "ガメンガ" ? [] : hanako);
    expect(await emails({ state: "open" })).toEqual(hanako);
    expect(await emails({ state: "answered" })).toEqual(["guest@example.jp"]);
    expect(await emails({ inquiry_type: 3 })).toEqual(hanako);
    expect(await emails({ address: "HANAKO" })).toEqual(hanako);
    expect(await emails({ community: "青葉" })).toEqual(hanako);
    expect(await emails({ received_to: "2020-01-01" })).toEqual([]);
    const count = await unei.call(calls.listOperatorInquiries.count, { query: { state: "open" } });
    expect(count.total_records).toBe(1);
  });

  test("counts those as closed that came before operators could answer here", async () => {
    await db
      .insertInto("inquiries")
      .values({
        ...form,
        client_id: crypto.randomUUID(),
        language: "ja",
        created_at: server.clock.now(),
        state: "closed",
      })
      .execute();
    const [row] = await list();
    expect(row).toMatchObject({ state: "closed", updated_at: row?.created_at });
  });
});

describe("an answer", () => {
  test("is mailed to the sender in their language, quotes what they asked, and is in the thread", async () => {
    const inquiry = await ask("hanako");
    const [mail, ...others] = await mailsTo("hanako@example.jp", () =>
      answer(inquiry, "直しました。\nご確認ください。"),
    );
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`【Enishi】Re: お問い合わせ #${inquiry.id}（不具合の報告）`);
    expect(mail?.text).toContain("直しました。\nご確認ください。");
    expect(mail?.text).toContain("> 画面が開きません。\n> 教えてください。");
    expect(mail?.text).not.toContain("送信専用");
    expect(mail?.replyTo).toBe(INBOX);
    expect(await show(inquiry.id)).toMatchObject({
      state: "answered",
      answers: [
        {
          content: "直しました。\nご確認ください。",
          by: "縁 運営",
          created_at: server.clock.now().toISOString(),
        },
      ],
    });
  });

  test("is in English for whoever asked in English", async () => {
    const inquiry = await ask("hanako");
    await db.updateTable("inquiries").set({ language: "en" }).where("id", "=", inquiry.id).execute();
    const [mail] = await mailsTo("hanako@example.jp", () => answer(inquiry, "It works again."));
    expect(mail?.subject).toBe(`[Enishi] Re: your message #${inquiry.id} (Something that does not work)`);
    expect(mail?.text).toContain("you wrote:\n> 画面が開きません。");
  });

  test("may be followed by others, in their order, each a mail", async () => {
    const inquiry = await ask("guest", { email: "guest@example.jp" });
    const mails = await mailsTo("guest@example.jp", async () => {
      const { data } = await answer(inquiry, "お調べします。");
      await answer(data, "分かりました。");
    });
    expect(mails).toHaveLength(2);
    expect((await show(inquiry.id)).answers.map(({ content }) => content)).toEqual([
      "お調べします。",
      "分かりました。",
    ]);
  });

  test("sent again after a lost answer is one, and one mail, though the state has changed by it", async () => {
    const inquiry = await ask("hanako");
    const client_id = crypto.randomUUID();
    const mails = await mailsTo("hanako@example.jp", async () => {
      const twice = () => answer(inquiry, "一度だけ", { client_id });
      await Promise.all([twice(), twice()]);
      expect((await twice()).data.answers).toHaveLength(1);
    });
    expect(mails).toHaveLength(1);
  });

  test("of the second of two operators is refused, and nothing of it is mailed", async () => {
    const inquiry = await ask("hanako");
    const kei = server.as(await becomeOperator(server, "kei@example.jp"));
    const mails = await mailsTo("hanako@example.jp", async () => {
      const both = await Promise.allSettled([
        answer(inquiry, "ひとつめ"),
        answer(inquiry, "ふたつめ", { as: kei }),
      ]);
      const refused = both.filter((one) => one.status === "rejected");
      expect(refused).toMatchObject([{ reason: { status: 400, code: "ERROR_STATUS_HAS_CHANGED" } }]);
    });
    expect(mails).toHaveLength(1);
    const { answers, ...seen } = await show(inquiry.id);
    expect(answers).toHaveLength(1);
    await answer(seen, "つづき", { as: kei });
    expect((await show(inquiry.id)).answers.at(-1)).toMatchObject({ content: "つづき", by: "織部 圭" });
  });

  test("arrives though mail to the address comes back, which the operator is told", async () => {
    const key = addressKey(server.services.secret, form.email);
    const mailSentAt = server.clock.now();
    await inTransaction(server.services, (work) =>
      noteReturned(work, key, { failure: "permanent", mailSentAt }),
    );
    const inquiry = await ask("hanako");
    expect(inquiry.returned_since).toBe(mailSentAt.toISOString());
    expect(await mailsTo("hanako@example.jp", () => answer(inquiry))).toHaveLength(1);
    await db.deleteFrom("bouncing_addresses").execute();
  });

  test.each([
    [" 　\n", "REQUIRED"],
    ["あ".repeat(4_001), "TOO_LONG"],
  ])("is refused as %.5j… (%s)", async (content, message_code) => {
    const inquiry = await ask("hanako");
    await expect(answer(inquiry, content)).rejects.toMatchObject({
      faults: [{ field: "content", message_code }],
    });
    expect(await show(inquiry.id)).toMatchObject({ state: "open", answers: [] });
  });
});

describe("what is closed", () => {
  test("takes no answer until it is reopened", async () => {
    const inquiry = await ask("hanako");
    const { data: closed } = await close(inquiry);
    expect(closed.state).toBe("closed");
    await expect(answer(closed)).rejects.toMatchObject({ code: "ERROR_INQUIRY_CLOSED" });
    const params = { inquiry_id: inquiry.id };
    const { data: open } = await unei.call(calls.reopenInquiry, { params });
    expect(open.state).toBe("open");
    expect((await answer(open)).data.state).toBe("answered");
  });

  test("is closed once, also by whoever sends it twice; whoever has not seen an answer does not close it", async () => {
    const inquiry = await ask("hanako");
    await close(inquiry);
    expect((await close(inquiry)).data.state).toBe("closed");
    const other = await ask("hanako");
    await answer(other);
    await expect(close(other)).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
  });
});

test("the operators' log says that an inquiry was answered and closed, once each, and never what was written", async () => {
  const before = (await events()).length;
  const inquiry = await ask("hanako");
  const client_id = crypto.randomUUID();
  await answer(inquiry, "内緒の答え", { client_id });
  await answer(inquiry, "内緒の答え", { client_id });
  await close(await show(inquiry.id));
  const recorded = (await events()).slice(before);
  expect(recorded).toMatchObject([
    { act: "answerInquiry", changes: { state: ["open", "answered"] } },
    { act: "closeInquiry", changes: { state: ["answered", "closed"] } },
  ]);
  expect(JSON.stringify(recorded)).not.toContain("内緒");
});

test("an attachment is downloaded by operators, to be saved, as by the link of the mail", async () => {
  const bytes = new Uint8Array(await png(20, 10));
  const inquiry = await ask("hanako", {}, { file1: new File([bytes], "画面.png") });
  expect(inquiry.files).toEqual([{ position: 1, name: "画面.png", size: bytes.length }]);
  const params = { inquiry_id: inquiry.id, position: 1 };
  const got = await unei.send(calls.downloadOperatorInquiryFile, { params });
  expect(got.bytes).toEqual(Buffer.from(bytes));
  expect(got.headers["content-disposition"]).toContain("attachment");
  const missing = { params: { ...params, position: 2 } };
  expect((await unei.send(calls.downloadOperatorInquiryFile, missing)).status).toBe(404);
});

test.each(["guest", "hanako", "ken", "misaki", "makoto"] as const)(
  "%s sees, answers and closes nothing",
  async (who) => {
    const inquiry = await ask("hanako", {}, { file1: new File(["メモ"], "memo.txt") });
    const caller = server.as(who);
    const params = { inquiry_id: inquiry.id };
    const { updated_at } = inquiry;
    const status = who === "guest" ? 401 : 403;
    for (const refused of [
      caller.send(calls.listOperatorInquiries),
      caller.send(calls.showOperatorInquiry, { params }),
      caller.send(calls.downloadOperatorInquiryFile, { params: { ...params, position: 1 } }),
      caller.send(calls.answerInquiry, { params, body: { content: "偽の答え", updated_at } }),
      caller.send(calls.closeInquiry, { params, body: { updated_at } }),
      caller.send(calls.reopenInquiry, { params }),
    ])
      expect((await refused).status).toBe(status);
    expect(await show(inquiry.id)).toMatchObject({ state: "open", answers: [] });
  },
);

test("the answers go with the account of whoever asked", async () => {
  const inquiry = await ask("aoi", { email: "aoi@example.jp" });
  await answer(inquiry);
  await server.as("aoi").call(leaveService, { body: { current_password: castPassword } });
  expect(await db.selectFrom("inquiry_answers").select("id").execute()).toEqual([]);
});
