import * as z from "zod/mini";
import { inquiryStates, inquiryStateWords } from "#features/inquiries/contract/states.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { text } from "#kit/contract/fields/text.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { clientId, ordinal, requestPath, seenTime, time } from "#kit/contract/wire.ts";
import { operatorInquiryErrors } from "./errors.ts";
import { ANSWER_MAX } from "./limits.ts";

eventWords({ targets: { inquiry: { ja: "お問い合わせ", en: "Inquiry" } } });

const access = "operator";
const security = "inquiryAnswered";
const path = "/operator/inquiries";
const countPath = `${path}/count`;
const one = `${path}/{inquiry_id}` as const;

const categoryWords = { ja: "種類", en: "About" };
const category = { category_ja: z.string(), category_en: z.string() };
type Category = { readonly category_ja: string; readonly category_en: string };
export const categoryIn = (row: Category, language: Language): string => row[`category_${language}`];

const listed = field.fields(
  {
    /** How it begins. */
    subject: field.name({ ja: "内容", en: "Message" }, { width: 18, grows: true }),
    number: field.number({ ja: "番号", en: "Number" }, { row: "id", sort: "desc", width: 5 }),
    state: field.choice(
      inquiryStates,
      inquiryStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 7 },
    ),
    created_at: field.moment(
      { ja: "受付日時", en: "Received" },
      { sort: "desc", filter: ["received_from", "received_to"], leads: true },
    ),
    category: field.told("text", categoryWords, { said: categoryIn, width: 11 }),
    email: field.email({ ja: "返信先", en: "Reply to" }, { sort: "asc", filter: "address", width: 14 }),
    communities: field.text(
      { ja: "コミュニティ", en: "Communities" },
      { nullable: true, filter: "community", width: 12 },
    ),
    updated_at: field.moment({ ja: "更新日時", en: "Updated" }, { sort: "desc" }),
    sender: field.text({ ja: "氏名", en: "Name" }, { nullable: true, optional: true, width: 8 }),
  },
  { id: z.number(), ...category },
  { filters: { inquiry_type: field.oneOf(categoryWords, ordinal) } },
);
export type ListedInquiry = z.output<typeof listed.row>;

export const listOperatorInquiries = listCall({
  access,
  path,
  count: countPath,
  summary: "All inquiries of the last year, with their state",
  search: "info",
  ...listed,
});

const detail = z.object({
  id: z.number(),
  state: z.enum(inquiryStates),
  ...category,
  content: z.string(),
  /** Answers go there. */
  email: z.string(),
  /** The sender had the product in this language; the answer is written in it. */
  language: z.enum(languages),
  /** It is null for somebody who was not signed in. */
  sender: z.nullable(
    z.object({
      name: z.string(),
      kind: z.enum(["alumnus", "employee", "operator"]),
      account_id: z.number(),
      communities: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
  /** Mail to the address comes back since then. */
  returned_since: z.nullable(time),
  created_at: time,
  updated_at: time,
  files: z.array(z.object({ position: z.number(), name: z.string(), size: z.number() })),
  answers: z.array(z.object({ id: z.number(), content: z.string(), by: z.string(), created_at: time })),
});
export type InquiryDetail = z.output<typeof detail>;
const answer = z.object({ data: detail });
const changes = [path, countPath, one];

export const showOperatorInquiry = call.get(one, {
  access,
  summary: "One inquiry with its attachments and the answers to it, the first one first",
  answer,
});

export const downloadOperatorInquiryFile = call.get(`${one}/files/{position}`, {
  access,
  rate: "check",
  summary: "Download an attachment of an inquiry",
  params: { position: ordinal },
  query: z.object({ request_path: z.optional(requestPath) }),
  answer: "binary",
});

/** A repeated `client_id` is the same answer, and one mail. Whoever has not seen the latest state is told so. */
export const answerInquiry = call.post(`${one}/answers`, {
  access,
  act: act("answerInquiry", { ja: "お問い合わせに回答", en: "Answered an inquiry" }),
  security,
  summary: "Answer an inquiry by a mail to its sender",
  body: z.object({ client_id: clientId, content: text({ max: ANSWER_MAX }), updated_at: seenTime }),
  answer,
  errors: [operatorInquiryErrors.ERROR_INQUIRY_CLOSED, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes,
});

export const closeInquiry = call.post(`${one}/closing`, {
  access,
  act: act("closeInquiry", { ja: "お問い合わせを完了", en: "Closed an inquiry" }),
  security,
  summary: "Close an inquiry, answered or not",
  body: z.object({ updated_at: seenTime }),
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes,
});

export const reopenInquiry = call.delete(`${one}/closing`, {
  access,
  act: act("reopenInquiry", { ja: "お問い合わせを再開", en: "Reopened an inquiry" }),
  security,
  summary: "Open a closed inquiry again",
  answer,
  changes,
});
