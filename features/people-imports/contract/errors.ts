import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import { errorCodes } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import type { ImportField } from "./fields.ts";
import { IMPORT_COLUMNS, IMPORT_ROWS, UNDO_HOURS } from "./limits.ts";

const labelOf = (field: string | number | undefined, language: Language) =>
  fileColumnLabels[field as ImportField]?.[language] ?? "";

/** R452–R454: what is wrong with a file, its columns, or a request about an import. */
export const importErrors = errorCodes({
  ERROR_CSV_REQUIRED: {
    ja: "CSVファイルを選んでください。",
    en: "Choose a CSV file.",
  },
  ERROR_CSV_EXTENSION: {
    ja: "ファイル名の末尾が .csv のファイルを選んでください。Excelでは「名前を付けて保存」で「CSV UTF-8」を選びます。",
    en: "Choose a file whose name ends in .csv. In Excel, save it as “CSV UTF-8”.",
  },
  ERROR_CSV_EMPTY: {
    ja: "ファイルが空です（0バイト、または見出しだけです）。データの入ったファイルを選んでください。",
    en: "The file is empty or contains only a heading. Choose one with data.",
  },
  ERROR_CSV_TYPE: {
    ja: "中身がCSVではありません（画像やExcelブックなど）。CSV形式で保存し直したファイルを選んでください。",
    en: "This is not a CSV file (it may be a picture or an Excel workbook). Save it as CSV and choose that file.",
  },
  ERROR_CSV_ENCODING: {
    ja: "文字コードを読み取れません。UTF-8かShift_JISで保存し直してください。",
    en: "The file’s encoding is not supported. Save it as UTF-8 or Shift_JIS.",
  },
  ERROR_CSV_QUOTE: {
    ja: ({ row }) => `${row}行目の引用符（"）が閉じていません。閉じるか、取り除いてください。`,
    en: ({ row }) => `The quotation mark (") in row ${row} is never closed. Close or remove it.`,
  },
  ERROR_CSV_ROWS: {
    ja: `一度に取り込めるのは${IMPORT_ROWS.toLocaleString("ja-JP")}行までです。ファイルを分けてください。`,
    en: `You can import up to ${IMPORT_ROWS.toLocaleString("en-US")} rows at a time. Split the file.`,
  },
  ERROR_CSV_COLUMNS: {
    ja: ({ row }) => `${row}行目の列が${IMPORT_COLUMNS}を超えています。不要な列を取り除いてください。`,
    en: ({ row }) => `Row ${row} has more than ${IMPORT_COLUMNS} columns. Remove the ones you do not need.`,
  },
  ERROR_COLUMN_MISSING: {
    ja: ({ field }) => `「${labelOf(field, "ja")}」の列を選んでください。`,
    en: ({ field }) => `Choose the column for “${labelOf(field, "en")}”.`,
  },
  ERROR_COLUMN_TWICE: {
    ja: ({ field }) =>
      `「${labelOf(field, "ja")}」の列が2つあります。どちらかを「取り込まない」にしてください。`,
    en: ({ field }) =>
      `Two columns are set to “${labelOf(field, "en")}”. Set one of them to “Do not import”.`,
  },
  ERROR_IMPORT_RUNNING: {
    ja: "この取り込みは処理中です。終わるのを待つか、中止してからお試しください。",
    en: "This import is running. Wait until it has finished, or stop it first.",
  },
  ERROR_IMPORT_STARTED: {
    ja: "取り込みを始めたあとは、読み取りや確認をやり直せません。新しいファイルとして取り込んでください。",
    en: "Once an import has started, its file cannot be read or checked again. Import the file as a new one.",
  },
  ERROR_NOTHING_TO_IMPORT: {
    ja: "取り込む行がありません。読み取りの設定か、ファイルの内容を確認してください。",
    en: "There are no rows to import. Check the columns, or the file.",
  },
  ERROR_IMPORT_CHANGED: {
    status: 409,
    ja: ({ by }) =>
      `確認したあとに、${by || "ほかの管理者"}さんが読み取りや行を変更しました。内容をもう一度確認してください。`,
    en: ({ by }) => `${by || "Somebody"} has changed this import since you checked it. Check it again.`,
  },
  ERROR_UNDO_OVER: {
    ja: `取り込みを元に戻せるのは、終わってから${UNDO_HOURS}時間以内です。`,
    en: `An import can be undone only within ${UNDO_HOURS} hours of finishing.`,
  },
});

/** These say what is wrong with a row and how to correct it; rules of single fields have texts of their own. */
export const rowErrors = errorCodes({
  ROW_TWICE: {
    ja: ({ field, rows }) => `${rows}行目と同じ${labelOf(field, "ja")}です。1行だけを残してください。`,
    en: ({ field, rows }) => `Row ${rows} has the same ${labelOf(field, "en")}. Keep only one of them.`,
  },
  ROW_OF_THE_OFFICE: {
    ja: "管理者の登録情報は、契約者だけが変更できます。契約者に依頼するか、この行を取り込まないでください。",
    en: "Only the contractor can change an administrator’s details. Ask the contractor, or leave this row out.",
  },
  CELL_EMPTY: {
    ja: "空のままです。入力するか、空欄の扱いを変えてください。",
    en: "This is empty. Fill it in, or change how empty cells are treated.",
  },
  NAME_NOT_PARTED: {
    ja: "姓と名のあいだに空白を入れてください（例：山田 太郎）。",
    en: "Put a space between family name and given name (for example 山田 太郎).",
  },
  CELL_LEADING_ZEROS: {
    ja: ({ to }) => `先頭の0が消えているようです（${to}）。「すべて直す」で直せます。`,
    en: ({ to }) => `Leading zeros seem to be missing (${to}). “Fix all” puts them back.`,
  },
  CELL_SERIAL_DATE: {
    ja: ({ to }) => `日付がExcelの通し番号になっています（${to}）。「すべて直す」で直せます。`,
    en: ({ to }) => `The date is an Excel serial number (${to}). “Fix all” turns it back into a date.`,
  },
  CELL_EXPONENT: {
    ja: ({ to }) =>
      to
        ? `数がExcelの指数表記になっています（${to}）。「すべて直す」で直せます。`
        : "数がExcelの指数表記になり、桁が失われています。Excelで列を「文字列」にして入力し直してください。「すべて直す」を選ぶと空欄として扱います。",
    en: ({ to }) =>
      to
        ? `Excel has put the number in scientific notation (${to}). “Fix all” restores it.`
        : "Excel has put the number in scientific notation, and some digits are lost. In Excel, set the column to “Text” and type the number again. “Fix all” treats the cell as empty.",
  },
  CELL_HALF_WIDTH_KANA: {
    ja: ({ to }) => `半角カナが使われています（${to}）。「すべて直す」で直せます。`,
    en: ({ to }) => `This contains half-width kana (${to}). “Fix all” makes it full-width.`,
  },
  CELL_ERA: {
    ja: ({ to }) => `和暦で書かれています（${to}）。「すべて直す」で西暦にできます。`,
    en: ({ to }) => `This date uses a Japanese era (${to}). “Fix all” turns it into a Western year.`,
  },
  CELL_FULL_WIDTH: {
    ja: ({ to }) => `全角の文字が含まれています（${to}）。「すべて直す」で半角にできます。`,
    en: ({ to }) => `This contains full-width characters (${to}). “Fix all” turns them into half-width ones.`,
  },
});
