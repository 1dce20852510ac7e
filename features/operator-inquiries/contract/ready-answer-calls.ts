import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { line, text } from "#kit/contract/fields/text.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { seenTime } from "#kit/contract/wire.ts";
import { operatorInquiryErrors } from "./errors.ts";
import { ANSWER_MAX, READY_ANSWER_NAME } from "./limits.ts";

eventWords({
  targets: { readyAnswer: { ja: "お問い合わせの定型文", en: "Ready answer" } },
  fields: {
    text_ja: { ja: "文面（日本語）", en: "Text (Japanese)" },
    text_en: { ja: "文面（英語）", en: "Text (English)" },
  },
});

const access = "operator";
const security = "inquiryAnswered";
const path = "/operator/ready_answers";
const one = `${path}/{ready_answer_id}` as const;
const { ERROR_READY_ANSWER_NAME_TAKEN, ERROR_READY_ANSWERS_FULL } = operatorInquiryErrors;

const listed = field.fields(
  {
    name: field.name({ ja: "名前", en: "Name" }, { sort: "asc", width: 14 }),
    text_ja: field.text({ ja: "日本語の文面", en: "Japanese text" }, { grows: true, width: 16 }),
    text_en: field.text({ ja: "英語の文面", en: "English text" }, { grows: true, width: 16 }),
    updated_at: field.moment({ ja: "更新日時", en: "Updated" }, { sort: "desc" }),
  },
  { id: z.number() },
);
export type ReadyAnswer = z.output<typeof listed.row>;

export const listReadyAnswers = listCall({
  access,
  path,
  summary: "Texts that operators keep under a name, to answer inquiries with",
  search: "info",
  ...listed,
});

const fields = {
  name: line(READY_ANSWER_NAME),
  text_ja: text({ max: ANSWER_MAX }),
  text_en: text({ max: ANSWER_MAX }),
};
const answer = z.object({ data: listed.row });
const changes = [path, one];

export const showReadyAnswer = call.get(one, {
  access,
  summary: "One ready answer in both languages",
  answer,
});

export const createReadyAnswer = call.post(path, {
  access,
  act: act("createReadyAnswer", { ja: "お問い合わせの定型文を作成", en: "Added a ready answer" }),
  security,
  summary: "Keep a text under a name, in both languages",
  body: z.object(fields),
  answer,
  errors: [ERROR_READY_ANSWER_NAME_TAKEN, ERROR_READY_ANSWERS_FULL],
  changes,
});

export const updateReadyAnswer = call.put(one, {
  access,
  act: act("updateReadyAnswer", { ja: "お問い合わせの定型文を変更", en: "Changed a ready answer" }),
  security,
  summary: "Change a ready answer, or its name",
  body: z.object({ ...fields, updated_at: seenTime }),
  answer,
  errors: [ERROR_READY_ANSWER_NAME_TAKEN, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes,
});

export const deleteReadyAnswer = call.delete(one, {
  access,
  act: act("deleteReadyAnswer", { ja: "お問い合わせの定型文を削除", en: "Deleted a ready answer" }),
  security,
  summary: "Delete a ready answer",
  changes,
});
