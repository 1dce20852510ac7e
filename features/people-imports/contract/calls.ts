import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { bulkActProgress, bulkPreview } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import { textEncodings } from "#kit/contract/csv.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { bulkToken } from "#kit/contract/fields/limits.ts";
import { languages } from "#kit/contract/language.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { id, requestPath, time, wholeNumber } from "#kit/contract/wire.ts";
import { importErrors } from "./errors.ts";
import {
  defectKinds,
  emptyMeanings,
  importFields,
  importKinds,
  keptFields,
  otherMeanings,
  verdicts,
} from "./fields.ts";
import { IMPORT_CELL, IMPORT_COLUMNS, IMPORT_ROWS } from "./limits.ts";

eventWords({
  targets: {
    import: { ja: "CSVの取り込み", en: "CSV import" },
    importedRow: { ja: "CSVの行", en: "Row of a CSV file" },
  },
});

const viewImport = act("viewImport", { ja: "CSVの取り込み内容を閲覧", en: "Viewed a CSV import" });

const base = "/communities/{id}/people_imports";
const one = "/communities/{id}/people_imports/{import_id}";
const rowsPath = `${one}/rows` as const;
const fileErrors = [
  importErrors.ERROR_CSV_REQUIRED,
  importErrors.ERROR_CSV_EXTENSION,
  importErrors.ERROR_CSV_EMPTY,
  importErrors.ERROR_CSV_TYPE,
  importErrors.ERROR_CSV_ENCODING,
  importErrors.ERROR_CSV_QUOTE,
  importErrors.ERROR_CSV_ROWS,
  importErrors.ERROR_CSV_COLUMNS,
];
const changes = [base, one, rowsPath];

/** An import is read, then checked and to be confirmed, then started, as far as its bulk act says, or undone. */
const importStates = ["read", "checked", "started", "undone"] as const;
const counts = z.object({
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  other_kind: z.number(),
  left_out: z.number(),
});
const summary = {
  id: z.number(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  state: z.enum(importStates),
  /** The heading does not count. */
  row_count: z.number(),
  counts: z.nullable(counts),
  created_at: time,
  created_by: z.string(),
};
const defect = z.object({
  kind: z.enum(defectKinds),
  count: z.number(),
  mended: z.boolean(),
  example: z.object({ row: z.number(), from: z.string(), to: z.string() }),
});
const importView = z.object({
  ...summary,
  encoding: z.enum(textEncodings),
  /** An administrator has chosen the encoding; otherwise it was found from the content. */
  encoding_given: z.boolean(),
  has_header: z.boolean(),
  /** The heading of a column is empty where it has none. */
  columns: z.array(z.string()),
  sample: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  /** Each column has a field; it is null for one that is left out, and guessed until the check. */
  mapping: z.array(z.nullable(z.enum(importFields))),
  /** The guess of these columns should be checked; they are counted from 0. */
  unsure: z.array(z.number()),
  empty: z.enum(emptyMeanings),
  others: z.enum(otherMeanings),
  /** A start names it, and is refused where somebody has read, checked or corrected the import since. */
  version: z.number(),
  mends: z.array(z.enum(defectKinds)),
  damages: z.array(defect),
  bulk_act: z.nullable(bulkActProgress),
  undo: z.nullable(bulkActProgress),
  /** Another start would carry out this many rows. */
  waiting: z.number(),
  /** It is null where nothing can be undone any more. */
  undo_until: z.nullable(time),
  /** The number of people who take part in the community, and of those who may. */
  places: z.object({ taken: z.number(), limit: z.number() }),
  /** The number of mails sent and held back, and of invited people who have registered since. */
  invitations: z.object({ sent: z.number(), held: z.number(), registered: z.number() }),
});
export type ImportView = z.output<typeof importView>;
const answer = z.object({ data: importView });
const access = "administrator";

export const listImports = listCall({
  view: false,
  security: "personalDataViewed",
  path: base,
  summary: "Files of people that administrators have chosen within 30 days, and how far each is",
  row: z.object(summary),
  sorts: { created_at: "desc" },
});
export type ImportSummary = z.output<typeof listImports.answer>["data"]["records"][number];

/** R453: reads the file and stores its rows; nobody is entered by it. */
export const createImport = call.post(base, {
  act: act("readPeopleFile", { ja: "CSVを読み取り", en: "Read a CSV file of people" }),
  security: "personalDataViewed",
  access: "administrator",
  rate: "heavy",
  summary: "Read a CSV file of people: its encoding, its columns and a sample",
  files: ["file"],
  body: z.object({ kind: z.enum(importKinds) }),
  answer,
  errors: fileErrors,
  changes,
});

/** Corrections and exclusions of single rows are dropped. */
export const readImportAgain = call.post(`${one}/read_again`, {
  act: false,
  security: "personalDataViewed",
  view: viewImport,
  access,
  rate: "heavy",
  summary: "Read the file of an import anew, in an encoding that somebody says or by its content",
  body: z.object({ encoding: z.nullable(z.enum(textEncodings)) }),
  answer,
  errors: [...fileErrors, importErrors.ERROR_IMPORT_STARTED, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes,
});

export const showImport = call.get(one, {
  view: viewImport,
  security: "personalDataViewed",
  access,
  summary: "How far an import is",
  answer,
});

/** This is a dry run: only the verdicts are written. R454 */
export const checkImport = call.post(`${one}/check`, {
  act: false,
  security: "personalDataViewed",
  view: viewImport,
  access,
  rate: "heavy",
  summary: "Say what each row of an import would do: new, changed, unchanged or refused",
  body: z.object({
    has_header: z.boolean(),
    mapping: z.array(z.nullable(z.enum(importFields))).check(z.maxLength(IMPORT_COLUMNS)),
    empty: z.enum(emptyMeanings),
    /** What is left out stays as it was. Columns that the other kind does not have are not imported. */
    kind: z.optional(z.enum(importKinds)),
    others: z.optional(z.enum(otherMeanings)),
    mends: z.array(z.enum(defectKinds)).check(z.maxLength(defectKinds.length)),
  }),
  answer,
  errors: [
    importErrors.ERROR_COLUMN_MISSING,
    importErrors.ERROR_COLUMN_TWICE,
    importErrors.ERROR_IMPORT_STARTED,
    commonErrors.ERROR_STATUS_HAS_CHANGED,
  ],
  changes,
});

const cellChange = z.object({ field: z.enum(keptFields), from: z.string(), to: z.string() });
const importedRow = z.object({
  id: z.number(),
  /** Counted as a spreadsheet does. */
  row: z.number(),
  name: z.string(),
  email: z.string(),
  verdict: z.enum(verdicts),
  /** Each changed cell is named; for somebody new, all values are. */
  changes: z.array(cellChange),
  /** These names stay, because they belong to their owner by now. */
  kept: z.array(z.enum(keptFields)),
  faults: z.array(
    z.object({
      field: z.nullable(z.enum(importFields)),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** The cells are as in the file or as corrected since, of columns that are not left out. */
  cells: z.array(z.object({ field: z.enum(importFields), value: z.string() })),
  state: z.enum(["waiting", "done", "undone"]),
  /** The id in the community's lists, if the person is known there. */
  user_id: z.nullable(z.number()),
});
export type ImportedRow = z.output<typeof importedRow>;

export const listImportedRows = listCall({
  view: viewImport,
  security: "personalDataViewed",
  path: rowsPath,
  summary: "The rows of an import with what each would do or has done",
  row: importedRow,
  filters: { verdict: z.optional(z.enum(verdicts)) },
  sorts: { row: "asc" },
});

/** Only cells of columns that are not left out count; the rows that were like it are evaluated again too. */
export const mendImportedRow = call.put(`${rowsPath}/{row_id}`, {
  act: false,
  security: "personalDataViewed",
  view: viewImport,
  access: "administrator",
  summary: "Correct cells of a row before it is imported, or leave it out",
  body: z.object({
    cells: z
      .array(z.object({ field: z.enum(importFields), value: z.string().check(z.maxLength(IMPORT_CELL)) }))
      .check(z.maxLength(importFields.length)),
    left_out: z.boolean(),
    /** The row is imported although it is about somebody of the other kind. */
    taken: z.optional(z.boolean()),
  }),
  answer: z.object({ data: importedRow }),
  errors: [importErrors.ERROR_IMPORT_STARTED, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [one, rowsPath],
});

/**
 * R451: a job carries it out in parts of 100, one by one. Starting it again after a stop continues with the rest. Nobody
 * is mailed by it: `inviteImported` does, once its preview has named everybody.
 */
export const startImport = call.post(`${one}/start`, {
  act: act("importPeople", { ja: "CSVで登録・変更・招待", en: "Added, changed or invited people by CSV" }),
  security: "membershipChanged",
  access,
  summary: "Enter the people of an import, as its check has shown; their invitations are held back",
  body: z.object({ version: wholeNumber }),
  answer,
  errors: [
    importErrors.ERROR_IMPORT_RUNNING,
    importErrors.ERROR_NOTHING_TO_IMPORT,
    importErrors.ERROR_IMPORT_CHANGED,
  ],
  changes,
});

const inviteErrors = [importErrors.ERROR_IMPORT_RUNNING, importErrors.ERROR_NOTHING_TO_IMPORT];

/** It has the shape of every bulk act's preview; whoever finds no place in the community is left out. */
export const previewInvitations = call.post(`${one}/invite/preview`, {
  act: false,
  view: viewImport,
  access,
  rate: "heavy",
  summary: "Whom the invitations of an import that were held back would be sent to, and what they say",
  answer: z.object({ data: bulkPreview }),
  errors: inviteErrors,
});

export const inviteImported = call.post(`${one}/invite`, {
  act: act("inviteImported", {
    ja: "CSVで登録した人に招待メールを送信",
    en: "Emailed an invitation after a CSV import",
  }),
  security: "invitationsChanged",
  access,
  summary: "Send the invitations of an import that were held back, as their preview has shown",
  body: z.object({
    as_of: z.string().check(z.maxLength(bulkToken)),
    count: wholeNumber,
    except: z.array(id).check(z.maxLength(IMPORT_ROWS)),
  }),
  answer,
  errors: [...inviteErrors, commonErrors.ERROR_SELECTION_CHANGED],
  changes,
});

export const testInvitation = call.post(`${one}/invite/test`, {
  act: false,
  view: viewImport,
  access,
  rate: "mail",
  summary:
    "Send oneself the invitation of an import as its first person would get it, without a working link",
  errors: inviteErrors,
});

export const undoImport = call.post(`${one}/undo`, {
  act: act("undoPeopleImport", { ja: "CSVの取り込みを取り消し", en: "Undid a CSV import" }),
  security: "membershipChanged",
  access,
  summary: "Undo an import for whoever has not registered or been changed since",
  answer,
  errors: [
    importErrors.ERROR_IMPORT_RUNNING,
    importErrors.ERROR_UNDO_OVER,
    importErrors.ERROR_NOTHING_TO_IMPORT,
  ],
  changes,
});

export const deleteImport = call.delete(one, {
  act: act("deletePeopleImport", { ja: "読み取ったCSVを削除", en: "Deleted a CSV file that was read" }),
  security: "personalDataChanged",
  access,
  summary: "Forget a file that has been read and not been imported",
  errors: [importErrors.ERROR_IMPORT_STARTED],
  changes: [base],
});

export const downloadRefused = call.get(`${one}/refused`, {
  act: act("exportRefusedRows", {
    ja: "CSVのエラー行を書き出し",
    en: "Exported the rows with errors of a CSV file",
  }),
  security: { event: "dataExported", by: "csv" },
  access,
  rate: "download",
  summary: "The refused rows of an import with their number and what is wrong, as they were uploaded",
  query: z.object({ language: z._default(z.enum(languages), "ja"), request_path: z.optional(requestPath) }),
  answer: "binary",
});
