import { beforeEach, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { READY_ANSWERS_MAX } from "../contract/limits.ts";
import * as calls from "../contract/ready-answer-calls.ts";

const server = await startTestServer();
const db = server.database.kysely;
const unei = server.as("unei");
const texts = { name: "お礼", text_ja: "ありがとうございます。", text_en: "Thank you." };
const create = async (changes = {}) =>
  (await unei.call(calls.createReadyAnswer, { body: { ...texts, ...changes } })).data;
const update = async (
  { id, updated_at }: Pick<calls.ReadyAnswer, "id" | "updated_at">,
  changes: Partial<typeof texts>,
) =>
  (
    await unei.call(calls.updateReadyAnswer, {
      params: { ready_answer_id: id },
      body: { ...texts, updated_at, ...changes },
    })
  ).data;
const list = async (query = {}) => (await unei.call(calls.listReadyAnswers, { query })).data.records;

beforeEach(() => db.deleteFrom("inquiry_ready_answers").execute());

test("a ready answer is kept in both languages, found by its words, changed and deleted", async () => {
  const one = await create();
  await create({ name: "確認中", text_ja: "お調べします。", text_en: "We’re looking into it." });
  expect(await list({ info: "LOOKING" })).toMatchObject([{ name: "確認中" }]);
  expect(await update(one, { text_en: "Thank you very much." })).toMatchObject({
    ...texts,
    text_en: "Thank you very much.",
  });
  await unei.call(calls.deleteReadyAnswer, { params: { ready_answer_id: one.id } });
  expect(await list()).toMatchObject([{ name: "確認中" }]);
});

test("one name is one ready answer; each has a text in both languages", async () => {
  const one = await create();
  await expect(create()).rejects.toMatchObject({
    faults: [{ field: "name", message_code: "ERROR_READY_ANSWER_NAME_TAKEN" }],
  });
  const other = await create({ name: "Thanks" });
  await expect(update(other, { name: one.name })).rejects.toMatchObject({
    faults: [{ field: "name", message_code: "ERROR_READY_ANSWER_NAME_TAKEN" }],
  });
  await expect(create({ name: "英語なし", text_en: " " })).rejects.toMatchObject({
    faults: [{ field: "text_en", message_code: "REQUIRED" }],
  });
});

test("of two who change one at once, the second is told", async () => {
  const one = await create();
  await update(one, { text_ja: "先に変えました。" });
  await expect(update(one, { text_ja: "後から変えました。" })).rejects.toMatchObject({
    code: "ERROR_STATUS_HAS_CHANGED",
  });
  expect(await list()).toMatchObject([{ text_ja: "先に変えました。" }]);
});

test("there are never more than the menu can hold", async () => {
  const at = server.clock.now();
  await db
    .insertInto("inquiry_ready_answers")
    .values(
      Array.from({ length: READY_ANSWERS_MAX }, (_, number) => ({
        ...texts,
        name: `定型文${number}`,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  await expect(create()).rejects.toMatchObject({ code: "ERROR_READY_ANSWERS_FULL" });
});

test.each(["guest", "hanako", "misaki"] as const)("%s neither sees nor changes them", async (who) => {
  const { id, updated_at } = await create();
  const caller = server.as(who);
  const params = { ready_answer_id: id };
  for (const refused of [
    caller.send(calls.listReadyAnswers),
    caller.send(calls.showReadyAnswer, { params }),
    caller.send(calls.createReadyAnswer, { body: { ...texts, name: "別" } }),
    caller.send(calls.updateReadyAnswer, { params, body: { ...texts, updated_at } }),
    caller.send(calls.deleteReadyAnswer, { params }),
  ])
    expect((await refused).status).toBe(who === "guest" ? 401 : 403);
  expect(await list()).toHaveLength(1);
});
