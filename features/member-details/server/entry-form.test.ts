import { beforeEach, describe, expect, test } from "vitest";
import type { CallInput } from "#kit/contract/call.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showRegistrationColumns } from "../contract/calls.ts";
import { countAnswers, saveEntryForm, showEntryForm } from "../contract/entry-form.ts";
import { defaultForm, questionType, requirement } from "../contract/form.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
type Body = CallInput<typeof saveEntryForm>["body"];

const show = async (who: PersonKey = "misaki") =>
  (await server.as(who).call(showEntryForm, { params })).entry_form;
const save = async (body: Partial<Body>, who: PersonKey = "misaki") => {
  const full = { columns: defaultForm.columns, additional_information: [], ...body } as Body;
  return (await server.as(who).call(saveEntryForm, { params, body: full })).entry_form;
};
/** Returns what people who register are asked. */
const asked = async () => (await server.as("guest").call(showRegistrationColumns, { params })).data;

type Question = Body["additional_information"][number];
const question = (number: number, more: Partial<Question> = {}): Question => ({
  number,
  question: `質問${number}`,
  setting: { type: questionType.freeText, data: [] },
  requirement: requirement.required,
  ...more,
});
const choices = (...data: string[]) => ({ setting: { type: questionType.singleChoice, data } });

beforeEach(async () => {
  await server.database.kysely.deleteFrom("registration_forms").execute();
});

test("a community begins with the proposed form and makes it its own (R415, R505)", async () => {
  expect(await show()).toEqual({ ...defaultForm, updated_at: null, last_change: null });
  const columns = {
    ...defaultForm.columns,
    zipcode: requirement.required,
    job_type: requirement.unnecessary,
  };
  const saved = await save({ columns, additional_information: [question(1)], updated_at: null });
  expect(saved).toEqual({
    columns,
    additional_information: [question(1)],
    updated_at: server.clock.now().toISOString(),
    last_change: { by: "田中 美咲", at: server.clock.now().toISOString() },
  });
  expect(await show("makoto")).toEqual(saved);
  expect(await asked()).toEqual({
    columns,
    additional_information: [question(1)],
    additional_information_1_question: "質問1",
    additional_information_1_setting: { type: 0, data: [] },
  });
});

test("before a question goes it can be known how many have answered it in just these words", async () => {
  await save({ additional_information: [question(1), question(3)] });
  const given = (asked: string, answer: string) => ({
    1: { question: asked, setting: { type: questionType.freeText, data: [] }, answer },
  });
  const { hanako, ken, ichiro } = server.ids.membership;
  for (const [id, answer] of [
    [hanako, given("質問1", "はい")],
    [ken, given("質問1", "")],
    [ichiro, given("以前の質問", "はい")],
  ] as const)
    await server.database.kysely
      .updateTable("memberships")
      .set({ additional_information: asJson(answer) })
      .where("id", "=", id ?? 0)
      .execute();
  expect((await server.as("misaki").call(countAnswers, { params })).data).toEqual([
    { number: 1, answers: 1 },
    { number: 3, answers: 0 },
  ]);
});

test("a question can be kept without being asked", async () => {
  const kept = question(2, { requirement: requirement.unnecessary });
  await save({ additional_information: [kept, question(1)] });
  expect((await show()).additional_information).toEqual([question(1), kept]);
  expect((await asked()).additional_information).toEqual([question(1)]);
});

test("what is written is mended: choices once, none blank, none for a free answer", async () => {
  const saved = await save({
    additional_information: [
      question(1, { question: "  ご希望の連絡方法 ", ...choices(" 電話", "", "メール", "電話") }),
      question(2, { setting: { type: questionType.freeText, data: ["残り"] } }),
    ],
  });
  expect(saved.additional_information).toMatchObject([
    { question: "ご希望の連絡方法", setting: { data: ["電話", "メール"] } },
    { setting: { data: [] } },
  ]);
});

test.each([
  ["no question", [question(1, { question: " " })], "additional_information.0.question", "REQUIRED"],
  ["a picture", [question(1, { question: "ご趣味は🎣" })], "additional_information.0.question", "PICTOGRAM"],
  ["one choice", [question(1, choices("電話"))], "additional_information.0.setting", "TOO_FEW_CHOICES"],
  [
    "twenty-one choices",
    [question(1, choices(...Array.from({ length: 21 }, (_, i) => `${i}`)))],
    "additional_information.0.setting",
    "TOO_MANY",
  ],
  ["a slot twice", [question(1), question(1)], "additional_information", "INVALID_CHOICE"],
  ["a sixth slot", [question(6)], "additional_information.0.number", "TOO_LARGE"],
])(
  "%s is refused on its field, and nothing is saved (R093)",
  async (_, additional_information, field, code) => {
    await expect(save({ additional_information })).rejects.toMatchObject({
      status: 400,
      faults: [expect.objectContaining({ field, message_code: code })],
    });
    expect((await show()).updated_at).toBeNull();
  },
);

describe("of two administrators who edit at once", () => {
  const stale = { status: 400, code: "ERROR_STATUS_HAS_CHANGED" };

  test("the second is told, for the first form of the community too", async () => {
    const seen = await save({ updated_at: null });
    await expect(save({ updated_at: null, additional_information: [question(1)] })).rejects.toMatchObject(
      stale,
    );
    server.clock.advance({ seconds: 1 });
    await save({ updated_at: seen.updated_at, additional_information: [question(2)] }, "makoto");
    await expect(save({ updated_at: seen.updated_at })).rejects.toMatchObject(stale);
    expect(await show()).toMatchObject({
      additional_information: [question(2)],
      last_change: { by: "伊藤 誠", at: server.clock.now().toISOString() },
    });
  });

  test("one wins, however close they are", async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => save({ updated_at: null, additional_information: [question(n)] })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["sho", 403],
  ["aoi", 403],
  ["ren", 403],
  ["yui", 404],
] as const)("%s may neither look nor save: %i", async (who, status) => {
  await expect(show(who as PersonKey)).rejects.toMatchObject({ status });
  await expect(save({}, who as PersonKey)).rejects.toMatchObject({ status });
  expect((await show()).updated_at).toBeNull();
});
