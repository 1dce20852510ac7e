import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { seenAt, time } from "#kit/contract/wire.ts";
import { noticeFields, noticeRules } from "./fields.ts";

const access = "operator";
const security = "serviceChanged";
const path = "/operator/notices";
const one = `${path}/{notice_id}` as const;

eventWords({
  targets: {
    productNotice: { ja: "Enishiからのお知らせ", en: "Product notice" },
  },
  fields: {
    title_en: { ja: "タイトル（英語）", en: "Title (English)" },
    content_en: { ja: "本文（英語）", en: "Text (English)" },
  },
});

export const noticeStates = ["draft", "scheduled", "running", "over"] as const;
export type ProductNoticeState = (typeof noticeStates)[number];
export const noticeStateWords = {
  draft: { ja: "下書き", en: "Draft" },
  scheduled: { ja: "公開前", en: "Scheduled" },
  running: { ja: "公開中", en: "Public" },
  over: { ja: "終了", en: "Ended" },
} as const;

const listed = field.fields(
  {
    title: field.name({ ja: "タイトル", en: "Title" }, { width: 24 }),
    state: field.choice(
      noticeStates,
      noticeStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 8 },
    ),
    public_date: field.moment(
      { ja: "公開開始", en: "Starts" },
      { sort: "desc", filter: ["starts_from", "starts_to"] },
    ),
    end_date: field.moment({ ja: "公開終了", en: "Ends" }, { sort: "desc", nullable: true }),
    read_count: field.count({ ja: "既読", en: "Read by" }, { sort: "desc", width: 7 }),
    updated_at: field.moment({ ja: "更新日時", en: "Updated" }, { sort: "desc", optional: true }),
  },
  { id: z.number() },
);
export type ListedNotice = z.output<typeof listed.row>;

export const operatorNotice = z.object({
  id: z.number(),
  title: z.string(),
  /** This and `content_en` are sanitised HTML. */
  content: z.string(),
  title_en: z.string(),
  content_en: z.string(),
  published: z.boolean(),
  state: z.enum(noticeStates),
  public_date: time,
  end_date: z.nullable(time),
  read_count: z.number(),
  updated_at: time,
});
export type OperatorNotice = z.output<typeof operatorNotice>;
const answer = z.object({ data: operatorNotice });

/** Those that begin last are at the front. */
export const listOperatorNotices = listCall({
  access,
  path,
  summary: "The provider's notices, drafts and ended ones too; `info` searches titles and texts",
  search: "info",
  ...listed,
});

const { title, content, published, public_date, ...optional } = noticeFields;
const whole = z.object({ title, content, published, public_date, ...z.partial(z.object(optional)).shape });

export const createProductNotice = call.post(path, {
  access,
  act: act("createProductNotice", { ja: "Enishiからのお知らせを作成", en: "Wrote a product notice" }),
  security,
  summary: "Write a notice for everybody in every community, from a time on and until another",
  body: whole.check(...noticeRules),
  answer,
  changes: [path],
});

export const showOperatorNotice = call.get(one, {
  access,
  summary: "One notice of the provider in both languages",
  answer,
});

/** What the body leaves out stays. */
export const updateProductNotice = call.put(one, {
  access,
  act: act("updateProductNotice", { ja: "Enishiからのお知らせを変更", en: "Changed a product notice" }),
  security,
  summary: "Change a notice of the provider or its time, or turn it into a draft",
  body: z.extend(z.partial(z.object(noticeFields)), { updated_at: seenAt }).check(...noticeRules),
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, one],
});

export const deleteProductNotice = call.delete(one, {
  access,
  act: act("deleteProductNotice", { ja: "Enishiからのお知らせを削除", en: "Deleted a product notice" }),
  security,
  summary: "Delete a notice of the provider; it leaves every bell",
  changes: [path],
});

/** What is being written may be incomplete. */
export const previewProductNotice = call.post(`${path}/preview`, {
  access,
  act: false,
  summary: "How people would see a notice in each language",
  body: z.object({ content: noticeFields.content_en, content_en: noticeFields.content_en }),
  answer: z.object({ data: z.object({ content: z.string(), content_en: z.string() }) }),
});
