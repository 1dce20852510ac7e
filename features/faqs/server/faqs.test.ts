import { beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listFaqs } from "../contract/calls.ts";
import * as calls from "../contract/operator-calls.ts";

const server = await startTestServer();
const db = server.database.kysely;
const unei = server.as("unei");

const whole = {
  category: "login",
  question_ja: "パスワードを忘れました",
  answer_ja: "ログイン画面から再設定できます。",
  question_en: "I forgot my password",
  answer_en: "Reset it on the login screen.",
  published: true,
} as const;
type Changes = Partial<Record<keyof typeof whole, unknown>>;
const create = async (changes: Changes = {}) =>
  (await unei.call(calls.createFaq, { body: { ...whole, ...changes } as typeof whole })).data;
const at = (faq_id: number) => ({ params: { faq_id } });
const read = async (language: "ja" | "en" = "ja") =>
  (await server.as("guest").call(listFaqs, { query: { language } })).data;
const questions = async () => (await read()).map(({ question }) => question);

beforeEach(() => db.deleteFrom("faqs").execute());

describe("the answers that everybody reads (ST10)", () => {
  test("are those published, in the language asked for, for guests too", async () => {
    const { id } = await create();
    await create({ question_ja: "下書き", published: false });
    expect(await read()).toEqual([
      { id, category: "login", question: whole.question_ja, answer: whole.answer_ja },
    ]);
    expect(await read("en")).toEqual([
      { id, category: "login", question: whole.question_en, answer: whole.answer_en },
    ]);
  });

  test("come in the operators' order, which changes within a category", async () => {
    const first = await create({ question_ja: "一" });
    await create({ question_ja: "他", category: "chats" });
    const last = await create({ question_ja: "二" });
    expect(await questions()).toEqual(["一", "他", "二"]);
    const move = (id: number, direction: "up" | "down") =>
      unei.call(calls.moveFaq, { ...at(id), body: { direction } });
    await move(last.id, "up");
    expect(await questions()).toEqual(["二", "他", "一"]);
    // At the end of its category it stays.
    await move(last.id, "up");
    await move(first.id, "down");
    expect(await questions()).toEqual(["二", "他", "一"]);
  });

  test("are gone once they are drafts again, or deleted", async () => {
    const one = await create({ question_ja: "一" });
    const other = await create({ question_ja: "二" });
    await unei.call(calls.updateFaq, { ...at(one.id), body: { published: false } });
    expect(await questions()).toEqual(["二"]);
    await unei.call(calls.deleteFaq, at(other.id));
    expect(await questions()).toEqual([]);
    await expect(unei.call(calls.showFaq, at(other.id))).rejects.toMatchObject({ status: 404 });
  });
});

describe("an operator", () => {
  test("publishes only what is there in both languages; each missing text is named", async () => {
    const refused = {
      status: 400,
      faults: [
        { message_code: "REQUIRED", field: "answer_ja" },
        { message_code: "REQUIRED", field: "question_en" },
      ],
    };
    await expect(create({ answer_ja: "", question_en: "" })).rejects.toMatchObject(refused);
    const draft = await create({ answer_ja: "", question_en: "", published: false });
    const publish = () => unei.call(calls.updateFaq, { ...at(draft.id), body: { published: true } });
    await expect(publish()).rejects.toMatchObject(refused);
    await unei.call(calls.updateFaq, { ...at(draft.id), body: { answer_ja: "はい。", question_en: "Yes?" } });
    expect((await publish()).data).toMatchObject({ published: true, answer_ja: "はい。" });
  });

  test("is told that somebody else has changed it since", async () => {
    const { id, updated_at } = await create();
    const update = (answer_ja: string) =>
      unei.call(calls.updateFaq, { ...at(id), body: { answer_ja, updated_at } });
    await update("一");
    await expect(update("二")).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
  });

  test("finds an answer by words of either language, in any width, case or kana", async () => {
    await create();
    await create({
      question_ja: "チャットの期限",
      answer_ja: "ある",
      question_en: "Time",
      answer_en: "Limit",
    });
    const found = async (info: string) =>
      (await unei.call(calls.listOperatorFaqs, { query: { info } })).data.records.map((row) => row.question);
    expect(await found("ぱすわーど")).toEqual([whole.question_ja]);
    expect(await found("ＰＡＳＳＷＯＲＤ")).toEqual([whole.question_ja]);
    expect(await found("ﾁｬｯﾄ")).toEqual(["チャットの期限"]);
  });

  test("leaves a trace of each change", async () => {
    const { id } = await create();
    await unei.call(calls.deleteFaq, at(id));
    const acts = await db
      .selectFrom("operator_events")
      .select("act")
      .where("target_kind", "=", "faq")
      .where("target_id", "=", id)
      .orderBy("id")
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(["createFaq", "deleteFaq"]);
  });
});

test.each(["misaki", "hanako", "makoto"] as const)("%s changes no answer and sees no draft", async (who) => {
  const { id } = await create({ published: false });
  await expect(server.as(who).call(calls.showFaq, at(id))).rejects.toMatchObject({ status: 403 });
  await expect(server.as(who).call(calls.deleteFaq, at(id))).rejects.toMatchObject({ status: 403 });
  expect(await questions()).toEqual([]);
});
