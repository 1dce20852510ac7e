import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { line, text } from "#kit/contract/fields/text.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { seenAt } from "#kit/contract/wire.ts";
import { listFaqs } from "./calls.ts";
import { faqCategories, faqCategoryWords } from "./categories.ts";
import { faqErrors } from "./errors.ts";
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from "./limits.ts";

eventWords({
  targets: {
    faq: { ja: "よくある質問", en: "Frequent question" },
  },
  fields: {
    category: { ja: "分類", en: "Category" },
    position: { ja: "順番", en: "Position" },
    question_ja: { ja: "質問（日本語）", en: "Question (Japanese)" },
    answer_ja: { ja: "回答（日本語）", en: "Answer (Japanese)" },
    question_en: { ja: "質問（英語）", en: "Question (English)" },
    answer_en: { ja: "回答（英語）", en: "Answer (English)" },
  },
});

const access = "operator";
const security = "serviceChanged";
const path = "/operator/faqs";
const one = `${path}/{faq_id}` as const;

const faqStates = ["draft", "published"] as const;
const faqStateWords = {
  draft: { ja: "下書き", en: "Draft" },
  published: { ja: "公開中", en: "Published" },
} as const;

const listed = field.fields(
  {
    question: field.name({ ja: "質問", en: "Question" }, { width: 24 }),
    position: field.number({ ja: "順番", en: "Order" }, { sort: "asc", width: 6 }),
    category: field.choice(
      faqCategories,
      faqCategoryWords,
      { ja: "カテゴリー", en: "Category" },
      { filter: true, width: 12 },
    ),
    state: field.choice(
      faqStates,
      faqStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 7 },
    ),
    updated_at: field.moment({ ja: "更新日時", en: "Updated" }, { sort: "desc" }),
  },
  /** Only what has both texts in both languages can be published. */
  { id: z.number(), is_complete: z.boolean() },
);
export type ListedFaq = z.output<typeof listed.row>;

export const listOperatorFaqs = listCall({
  access,
  path,
  summary: "All answers to frequent questions, drafts too",
  search: "info",
  ...listed,
});

const question = { max: FAQ_QUESTION_MAX };
const answer = { min: 0, max: FAQ_ANSWER_MAX };
const fields = {
  category: z.enum(faqCategories),
  question_ja: line(question),
  answer_ja: text(answer),
  question_en: line({ min: 0, ...question }),
  answer_en: text(answer),
  published: z.boolean(),
};
const edited = z.object({ id: z.number(), ...fields, updated_at: z.string() });
export type EditedFaq = z.output<typeof edited>;
const changes = [path, one, listFaqs.path];

export const showFaq = call.get(one, {
  access,
  summary: "One answer in both languages",
  answer: z.object({ data: edited }),
});

/** It comes last. */
export const createFaq = call.post(path, {
  access,
  act: act("createFaq", { ja: "よくある質問を追加", en: "Added a frequent question" }),
  security,
  summary: "Add an answer to a frequent question",
  body: z.object({
    ...fields,
    answer_ja: z._default(fields.answer_ja, ""),
    question_en: z._default(fields.question_en, ""),
    answer_en: z._default(fields.answer_en, ""),
    published: z._default(fields.published, false),
  }),
  answer: z.object({ data: edited }),
  errors: [faqErrors.ERROR_FAQS_FULL, commonErrors.ERROR_INVALID_PARAMS],
  changes,
});

/** What the body leaves out stays. */
export const updateFaq = call.put(one, {
  access,
  act: act("updateFaq", { ja: "よくある質問を変更", en: "Changed a frequent question" }),
  security,
  summary: "Change, publish or hide an answer",
  body: z.object({ ...z.partial(z.object(fields)).shape, updated_at: seenAt }),
  answer: z.object({ data: edited }),
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED, commonErrors.ERROR_INVALID_PARAMS],
  changes,
});

/** At the end of its category it stays where it is. */
export const moveFaq = call.put(`${one}/position`, {
  access,
  act: act("moveFaq", { ja: "よくある質問を並べ替え", en: "Reordered the frequent questions" }),
  security,
  summary: "Change places with the next answer of the same category",
  body: z.object({ direction: z.enum(["up", "down"]) }),
  changes,
});

export const deleteFaq = call.delete(one, {
  access,
  act: act("deleteFaq", { ja: "よくある質問を削除", en: "Deleted a frequent question" }),
  security,
  summary: "Delete an answer",
  changes,
});
