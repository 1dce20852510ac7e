import type { ErrorParams } from "../errors.ts";
import type { Language } from "../language.ts";
import type { FieldErrorCode, FieldErrorParams } from "./field-errors.ts";

/** Each language has a text for every code; a missing one does not compile. */
export type FieldErrorTexts = { readonly [C in FieldErrorCode]: (params: FieldErrorParams[C]) => string };

const megabytes = (bytes: number) => Math.floor(bytes / 1_048_576);

const ja: FieldErrorTexts = {
  REQUIRED: () => "入力してください。",
  INVALID_FORMAT: () => "入力内容の形式を確認してください。",
  INVALID_CHOICE: () => "選択肢の中から選んでください。",
  NOTHING_TO_CHANGE: () => "変更する項目がありません。",
  UNKNOWN_FIELD: ({ name }) => `「${name}」という項目はありません。項目名を確認してください。`,
  INVALID_CHARACTERS: () => "使えない文字が含まれています。入力し直してください。",
  ADDRESS: () => "URLを取り除いてください。",
  PLACEHOLDER_MISSING: ({ placeholder }) => `本文に ${placeholder} を入れてください。`,
  LINE_BREAK: () => "改行を取り除いて、1行で入力してください。",
  PICTOGRAM: ({ found }) => `絵文字「${found}」を取り除いてください。`,
  BANNED_WORD: ({ words }) => `「${words}」は使えません。別の言葉に言い換えてください。`,
  NAME_RESERVED: ({ name }) => `「${name}」は運営の名前と紛らわしいため使えません。別の名前にしてください。`,
  TOO_SHORT: ({ min }) => `${min}文字以上で入力してください。`,
  TOO_LONG: ({ max }) => `${max}文字以内で入力してください。`,
  TOO_SMALL: ({ min }) => `${min}以上の数を入力してください。`,
  TOO_LARGE: ({ max }) => `${max}以下の数を入力してください。`,
  TOO_FEW: ({ min }) => `${min}件以上選んでください。`,
  TOO_MANY: ({ max }) => `${max}件以内にしてください。`,
  TOO_FEW_LETTERS: ({ min }) => `記号を除いて${min}文字以上で入力してください。`,
  TOO_FEW_CHOICES: ({ min }) => `選択肢を${min}つ以上、1行に1つずつ入力してください。`,
  KATAKANA: () => "全角カタカナで入力してください（例：ヤマダ）。",
  DIGITS: () => "数字だけで入力してください。",
  IP_ADDRESS: ({ entry }) =>
    `「${entry}」は、IPアドレス（例：203.0.113.5）またはネットワーク（例：203.0.113.0/24）の形式ではありません。`,
  EMAIL: () => "メールアドレスの形式で入力してください（例：name@example.com）。",
  EMAIL_MISMATCH: () => "確認用のメールアドレスが一致しません。もう一度入力してください。",
  PHONE_NUMBER: () => "電話番号を市外局番から入力してください（例：03-1234-5678）。",
  POSTAL_CODE: () => "郵便番号を確認してください（例：150-0001）。",
  URL: () => "https:// または http:// で始まるURLを入力してください。",
  COLOR: () => "色は「#」と6桁の英数字（0–9・A–F）で入力してください（例：#2F4B8F）。",
  DATE: () => "年・月・日のそろった、実在する日付を入力してください（例：2026/04/01）。",
  MONTH: () => "年月を入力してください（例：2026/04）。",
  DATE_TOO_EARLY: ({ min }) => `${min}以降を入力してください。`,
  DATE_TOO_LATE: ({ max }) => `${max}以前を入力してください。`,
  DATE_IN_FUTURE: () => "未来の日付は指定できません。今日以前を入力してください。",
  DATE_IN_PAST: () => "過去の日付は指定できません。今日以降を入力してください。",
  END_NOT_AFTER_START: () => "終了は開始より後にしてください。",
  PASSWORD_TOO_SHORT: ({ min }) => `パスワードは${min}文字以上にしてください。`,
  PASSWORD_TOO_LONG: ({ max }) => `パスワードは${max}文字以内にしてください。`,
  PASSWORD_LETTER: () => "パスワードに半角英字を1文字以上入れてください。",
  PASSWORD_DIGIT: () => "パスワードに半角数字を1文字以上入れてください。",
  PASSWORD_SPACE: () => "パスワードから空白を取り除いてください。",
  PASSWORD_CHARACTER: () => "パスワードに使えない文字が含まれています。入力し直してください。",
  PASSWORD_WORD: ({ words }) => `推測されやすい言葉（${words}）を取り除いてください。`,
  PASSWORD_KINDS: ({ kinds }) => `英大文字・英小文字・数字・記号のうち${kinds}種類以上を使ってください。`,
  PASSWORD_COMMON: () => "よく使われていて推測されやすいパスワードです。別の言葉を組み合わせてください。",
  PASSWORD_MISMATCH: () => "確認用のパスワードが一致しません。もう一度入力してください。",
  PASSWORD_UNCHANGED: () => "現在と異なるパスワードを入力してください。",
  PASSWORDS_ALIKE: () => "ログイン用のパスワードと第2パスワードには、別のものをお使いください。",
  DUPLICATE_TAG: ({ tag }) => `タグ「${tag}」は既に入力されています。別のタグにしてください。`,
  VALIDATE_NUMBER_OF_MENTION: ({ max }) => `メンションは${max}件以内にしてください。`,
  ERROR_MENTION_USER_INVALID: () => "メンションできない人が含まれています。候補から選び直してください。",
  FILE_TOO_LARGE: ({ max }) => `ファイルは${megabytes(max)}MB以内にしてください。`,
  FILE_TYPE: ({ types }) =>
    `${types.toUpperCase().replace("TEXT", "テキスト").replaceAll(", ", "、")}のファイルだけを使えます。別のファイルを選んでください。`,
  AGREEMENT: () => "内容を確認のうえ、同意してください。",
};

const characters = (count: number) => (count === 1 ? "1 character" : `${count} characters`);
const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

const en: FieldErrorTexts = {
  REQUIRED: () => "Fill this in.",
  INVALID_FORMAT: () => "Check the format of what you entered.",
  INVALID_CHOICE: () => "Choose one of the options.",
  NOTHING_TO_CHANGE: () => "There is nothing to change.",
  UNKNOWN_FIELD: ({ name }) => `There is no field called “${name}”. Check its name.`,
  INVALID_CHARACTERS: () => "This contains characters that cannot be used. Type it again.",
  ADDRESS: () => "Remove the web address.",
  PLACEHOLDER_MISSING: ({ placeholder }) => `Put ${placeholder} into the text.`,
  LINE_BREAK: () => "Remove the line breaks and keep it to one line.",
  PICTOGRAM: ({ found }) => `Remove the emoji “${found}”.`,
  BANNED_WORD: ({ words }) => `“${words}” cannot be used. Put it another way.`,
  NAME_RESERVED: ({ name }) =>
    `This could be mistaken for “${name}”, which runs the community. Choose another name.`,
  TOO_SHORT: ({ min }) => `Enter at least ${characters(min)}.`,
  TOO_LONG: ({ max }) => `Keep it to ${characters(max)} or fewer.`,
  TOO_SMALL: ({ min }) => `Enter ${min} or more.`,
  TOO_LARGE: ({ max }) => `Enter ${max} or less.`,
  TOO_FEW: ({ min }) => `Choose at least ${items(min)}.`,
  TOO_MANY: ({ max }) => `Keep it to ${items(max)} or fewer.`,
  TOO_FEW_LETTERS: ({ min }) => `Enter at least ${min} letters or digits; signs do not count.`,
  TOO_FEW_CHOICES: ({ min }) => `Enter at least ${min} choices, one per line.`,
  KATAKANA: () => "Enter full-width katakana (for example ヤマダ).",
  DIGITS: () => "Enter digits only.",
  IP_ADDRESS: ({ entry }) =>
    `“${entry}” is neither an IP address (such as 203.0.113.5) nor a network (such as 203.0.113.0/24).`,
  EMAIL: () => "Enter an email address (for example name@example.com).",
  EMAIL_MISMATCH: () => "The email addresses do not match. Enter it again.",
  PHONE_NUMBER: () => "Enter the phone number with its area code (for example 03-1234-5678).",
  POSTAL_CODE: () => "Check the postal code (for example 150-0001).",
  URL: () => "Enter a URL that begins with https:// or http://.",
  COLOR: () => "Enter “#” and six digits or letters from A to F (for example #2F4B8F).",
  DATE: () => "Enter a real date with year, month and day (for example 2026/04/01 or 1 April 2026).",
  MONTH: () => "Enter a year and month (for example 2026/04 or April 2026).",
  DATE_TOO_EARLY: ({ min }) => `Enter ${min} or later.`,
  DATE_TOO_LATE: ({ max }) => `Enter ${max} or earlier.`,
  DATE_IN_FUTURE: () => "The date cannot be in the future. Enter today or earlier.",
  DATE_IN_PAST: () => "The date cannot be in the past. Enter today or later.",
  END_NOT_AFTER_START: () => "Choose an end after the start.",
  PASSWORD_TOO_SHORT: ({ min }) => `Use at least ${characters(min)} in the password.`,
  PASSWORD_TOO_LONG: ({ max }) => `Keep the password to ${characters(max)} or fewer.`,
  PASSWORD_LETTER: () => "Add at least one letter (A–Z, a–z) to the password.",
  PASSWORD_DIGIT: () => "Add at least one digit (0–9) to the password.",
  PASSWORD_SPACE: () => "Remove the spaces from the password.",
  PASSWORD_CHARACTER: () => "The password contains characters that cannot be used. Type it again.",
  PASSWORD_WORD: ({ words }) => `Remove words that are easy to guess (${words}).`,
  PASSWORD_KINDS: ({ kinds }) =>
    `Use at least ${kinds} of: upper-case letters, lower-case letters, digits, symbols.`,
  PASSWORD_COMMON: () =>
    "Many people use this password, so it is easy to guess. Combine it with other words.",
  PASSWORD_MISMATCH: () => "The passwords do not match. Enter it again.",
  PASSWORD_UNCHANGED: () => "Choose a password other than the current one.",
  PASSWORDS_ALIKE: () => "Use different passwords for logging in and as the second password.",
  DUPLICATE_TAG: ({ tag }) => `The tag “${tag}” has already been added. Choose another.`,
  VALIDATE_NUMBER_OF_MENTION: ({ max }) => `Use at most ${max} mentions.`,
  ERROR_MENTION_USER_INVALID: () =>
    "One of the people you mentioned cannot be mentioned here. Choose from the suggestions.",
  FILE_TOO_LARGE: ({ max }) => `Choose a file of up to ${megabytes(max)} MB.`,
  FILE_TYPE: ({ types }) =>
    `Only ${types.toUpperCase().replace("TEXT", "text")} files can be used. Choose another file.`,
  AGREEMENT: () => "Read this and agree to it.",
};

export const fieldErrorTexts: Readonly<Record<Language, FieldErrorTexts>> = { ja, en };

export const isFieldError = (code: string): code is FieldErrorCode => code in fieldErrorTexts.ja;

/** Returns the sentence that tells a person how to correct a field; undefined for any other code. */
export const fieldErrorText = (
  language: Language,
  { code, params }: { readonly code: string; readonly params: ErrorParams },
): string | undefined =>
  isFieldError(code)
    ? (fieldErrorTexts[language][code] as (params: ErrorParams) => string)(params)
    : undefined;
