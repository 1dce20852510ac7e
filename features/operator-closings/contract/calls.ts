import * as z from "zod/mini";
import { accountErrors } from "#features/accounts/contract/errors.ts";
import { ownerPassword } from "#features/accounts/contract/schemas.ts";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { requestPath, time } from "#kit/contract/wire.ts";
import { closingErrors } from "./errors.ts";

const access = "operator";
const path = "/operator/communities/{community_id}/closing";
const { ERROR_STATUS_HAS_CHANGED } = commonErrors;

export const closingStates = ["closing", "exported", "erasing", "erased"] as const;
export const closingStateWords = {
  closing: { ja: "書き出し待ち", en: "To be exported" },
  exported: { ja: "消去待ち", en: "To be erased" },
  erasing: { ja: "消去中", en: "Being erased" },
  erased: { ja: "消去済み", en: "Erased" },
} as const;

const closing = z.object({
  state: z.enum(closingStates),
  started_at: time,
  started_by: z.string(),
  export: z.nullable(
    z.object({
      at: time,
      bytes: z.number(),
      /** Whoever holds the file can show with it that it is whole. */
      sha256: z.string(),
      rows: z.number(),
      files: z.number(),
    }),
  ),
  erasure: z.nullable(
    z.object({
      started_at: time,
      by: z.string(),
      /** It is null until everything is erased. */
      at: z.nullable(time),
      /** A row of `files` is a picture in all its sizes. */
      tables: z.array(z.object({ table: z.string(), rows: z.number() })),
    }),
  ),
});
export type Closing = z.output<typeof closing>;

/** `closing` is null while the community is open. What is left counts what there is to erase. */
export const showClosing = call.get(path, {
  access,
  summary: "How far a community is closed, and the certificate of what was erased",
  answer: z.object({
    data: z.object({
      name: z.string(),
      left: z.nullable(z.object({ alumni: z.number(), employees: z.number(), candidates: z.number() })),
      closing: z.nullable(closing),
    }),
  }),
});

const name = z.string().check(z.maxLength(200));

export const beginClosing = call.post(path, {
  access,
  act: act("beginClosing", { ja: "コミュニティの終了を開始", en: "Began to close the community" }),
  security: "communityClosed",
  summary: "Let nobody into a community any more, so that it can be exported and erased",
  body: z.object({ name }),
  errors: [closingErrors.ERROR_CLOSING_NAME, ERROR_STATUS_HAS_CHANGED],
  changes: [path, "/operator/communities", "/operator/closings"],
});

export const cancelClosing = call.delete(path, {
  access,
  act: act("cancelClosing", { ja: "コミュニティの終了を中止", en: "Stopped closing the community" }),
  security: "communityClosed",
  summary: "Leave a community as it is, suspended, while nothing of it is erased",
  errors: [ERROR_STATUS_HAS_CHANGED],
  changes: [path, "/operator/closings"],
});

/** The ticket is for the browser that asked, which then navigates to the download; it is valid for two minutes. */
export const prepareClosingExport = call.post(`${path}/export`, {
  access,
  act: act("exportCommunity", { ja: "コミュニティのデータを書き出し", en: "Exported the community’s data" }),
  security: { event: "dataExported", by: "password" },
  summary: "Show by the password who one is, for a ticket to download the data of a closing community",
  body: z.object({ current_password: ownerPassword }),
  answer: z.object({ data: z.object({ ticket: z.string() }) }),
  errors: [
    accountErrors.ERROR_CURRENT_PASSWORD,
    accountErrors.ERROR_SIGN_IN_AGAIN,
    commonErrors.ERROR_TOO_MANY_PASSWORDS,
    ERROR_STATUS_HAS_CHANGED,
  ],
});

/** The ZIP is made while it is read and stored nowhere; only one that was read to its end counts. */
export const exportCommunity = call.get(`${path}/export`, {
  access,
  security: { event: "dataExported", by: "download" },
  rate: "download",
  summary: "The data of a closing community as JSON, with its files, in a ZIP",
  query: z.object({
    ticket: z.string().check(z.maxLength(200)),
    request_path: z.optional(requestPath),
  }),
  answer: "binary",
  errors: [closingErrors.ERROR_CLOSING_EXPORT_EXPIRED, ERROR_STATUS_HAS_CHANGED],
});

export const eraseCommunity = call.post(`${path}/erasure`, {
  access,
  act: act("eraseCommunity", { ja: "コミュニティを消去", en: "Erased the community" }),
  security: "communityClosed",
  summary: "Erase a community that is exported, for good; it goes on after the answer",
  body: z.object({ name }),
  errors: [
    closingErrors.ERROR_CLOSING_NAME,
    closingErrors.ERROR_CLOSING_NOT_EXPORTED,
    ERROR_STATUS_HAS_CHANGED,
  ],
  changes: [path, "/operator/closings"],
});

const listed = field.fields(
  {
    name: field.name({ ja: "コミュニティ", en: "Community" }, { sort: "asc", width: 16 }),
    state: field.choice(
      closingStates,
      closingStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 8 },
    ),
    started_at: field.moment({ ja: "開始", en: "Begun" }, { sort: "desc" }),
    exported_at: field.moment({ ja: "書き出し", en: "Exported" }, { sort: "desc", nullable: true }),
    erased_at: field.moment({ ja: "消去", en: "Erased" }, { sort: "desc", nullable: true }),
  },
  { id: z.number() },
);

export const listClosings = listCall({
  access,
  path: "/operator/closings",
  summary: "The communities that are closing or closed, with what became of their data",
  search: "info",
  ...listed,
});
