import type { Language } from "./language.ts";

/** A text may name these values; all of them are sent to the browser. */
export type ErrorParams = Readonly<Record<string, string | number>>;
type Text = string | ((params: ErrorParams) => string);

/** The status is 400 by default. */
export type ErrorEntry = {
  readonly status?: number;
  readonly ja: Text;
  readonly en: Text;
  /** The code may come without parameters, and then has another text. */
  readonly isAlsoBare?: boolean;
};
export type ErrorCode = { readonly code: string; readonly status: number } & ErrorEntry;

/** Declares a feature's error codes, with status and the text in both languages. */
export const errorCodes = <const C extends Record<string, ErrorEntry>>(
  catalogue: C,
): { readonly [K in keyof C & string]: ErrorCode & { readonly code: K } } =>
  Object.fromEntries(
    Object.entries(catalogue).map(([code, entry]) => [code, { code, status: 400, ...entry }]),
  ) as never;

const ownNames = new Proxy<ErrorParams>({}, { get: (_, name) => `{${String(name)}}` });

/** Returns the text for a description: each value is replaced by its own name, as `{max}`. */
export function describeText({ isAlsoBare, ...texts }: ErrorEntry, language: Language): string {
  const text = texts[language];
  if (typeof text === "string") return text;
  return isAlsoBare ? `${text({})} / ${text(ownNames)}` : text(ownNames);
}

export type FieldFault = {
  readonly message_code: string;
  readonly field?: string;
  readonly params?: ErrorParams;
};

/** Every failed call answers this body. R257, R276 */
export type FailureBody = {
  readonly success: false;
  readonly data: readonly FieldFault[];
  readonly error_message_code: string;
  readonly request_id: string;
};

/** Returns the detailed faults; several fields are led by a code that says only that fields are faulty. R276, R277 */
export const faultsOf = ([first, ...others]: readonly FieldFault[]): readonly FieldFault[] => {
  if (!first) return [];
  return others.length > 0 && first.field === undefined ? others : [first, ...others];
};

/** A description has the name of the value in its place. */
function minutesOf(seconds: string | number = 0): string | number {
  const minutes = Math.ceil(Number(seconds) / 60);
  return Number.isNaN(minutes) ? "{minutes}" : Math.max(1, minutes);
}

/** Any call may answer these codes. */
export const commonErrors = errorCodes({
  ERROR_UNAUTHENTICATED: {
    status: 401,
    ja: "ログインしてください。",
    en: "Log in to continue.",
  },
  ERROR_FORBIDDEN: {
    status: 403,
    ja: "この操作を行う権限がありません。必要な場合は、コミュニティの管理者にお問い合わせください。",
    en: "You do not have permission to do this. If you need it, ask your community’s administrator.",
  },
  ERROR_NOT_PARTICIPATING: {
    status: 403,
    ja: "このコミュニティは、現在ご利用いただけません。管理者にお問い合わせください。",
    en: "You cannot use this community at the moment. Ask its administrator.",
  },
  ERROR_COMMUNITY_SUSPENDED: {
    status: 403,
    ja: "このコミュニティの利用は、現在停止されています。くわしくは、コミュニティの管理者にお問い合わせください。",
    en: "This community is suspended. Ask its administrator for details.",
  },
  ERROR_IP_ADDRESS_NOT_WHITELISTED: {
    status: 403,
    ja: "ご利用の接続元からは、このコミュニティにアクセスできません。許可されたネットワークから接続するか、コミュニティの管理者にお問い合わせください。",
    en: "You cannot reach this community from your network. Connect from a permitted network, or ask your community’s administrator.",
  },
  ERROR_TERMS_NOT_AGREED: {
    status: 403,
    ja: "規約が新しくなりました。内容をご確認のうえ同意してから、もう一度お試しください。",
    en: "The terms have changed. Read and agree to them, then try again.",
  },
  ERROR_SECOND_FACTOR_DEMANDED: {
    status: 403,
    ja: "このコミュニティの管理者には、二段階認証が必要です。設定を終えると、ご利用いただけます。",
    en: "This community requires two-step verification for its administrators. You can continue once you have set it up.",
  },
  ERROR_CROSS_SITE: {
    status: 403,
    ja: "別のサイトからの操作は受け付けていません。画面を再読み込みしてお試しください。",
    en: "Requests from another site are not accepted. Reload the page and try again.",
  },
  FORBIDDEN_OPERATION: {
    ja: "この操作は許可されていません。くわしくは、コミュニティの管理者にお問い合わせください。",
    en: "This is not permitted. Ask your community’s administrator for details.",
  },
  ERROR_STATUS_HAS_CHANGED: {
    ja: "対象の情報が更新された可能性があります。最新の情報を確認して、もう一度お試しください。",
    en: "The target information may have been updated. Please check the latest information and try again.",
  },
  ERROR_SELECTION_CHANGED: {
    status: 409,
    ja: ({ before, after }) =>
      `対象が${before}から${after}に変わりました。内容を確認して、もう一度お試しください。`,
    en: ({ before, after }) =>
      `The selection has changed from ${before} to ${after}. Check it and try again.`,
  },
  ERROR_INVALID_PARAMS: {
    ja: "入力内容を確認してください。",
    en: "Check what you entered.",
  },
  RECORD_NOT_FOUND: {
    status: 404,
    ja: "見つかりませんでした。削除されたか、公開が終了した可能性があります。",
    en: "This could not be found. It may have been deleted, or may no longer be public.",
  },
  ERROR_TOO_LARGE: {
    status: 413,
    ja: "送信するデータが大きすぎます。文章を短くするか、20MB以内のファイルをお選びください。",
    en: "This is too large to send. Shorten the text, or choose a file of up to 20 MB.",
  },
  ERROR_UPLOAD_TOO_SLOW: {
    status: 408,
    ja: "通信速度が遅いため、送信を中断しました。電波の良い場所に移るか、ファイルを小さくしてから、もう一度お試しください。",
    en: "Your connection is too slow, so sending was stopped. Try again with a better connection or a smaller file.",
  },
  ERROR_TOO_MANY_REQUESTS: {
    status: 429,
    ja: "操作が集中しています。しばらく待ってから、もう一度お試しください。",
    en: "Too many attempts. Please wait a moment and try again.",
  },
  ERROR_SEARCH_RUNNING: {
    status: 429,
    ja: "前の検索がまだ終わっていません。少し待ってから、もう一度お試しください。",
    en: "Your earlier searches are still running. Please wait a moment and try again.",
  },
  ERROR_SEARCH_TOO_WIDE: {
    ja: "検索に時間がかかりすぎたため、中止しました。言葉を長くするか、より具体的にしてお試しください。",
    en: "The search took too long and was stopped. Try longer or more specific words.",
  },
  ERROR_TOO_MANY_PASSWORDS: {
    status: 429,
    ja: ({ seconds }) =>
      `間違ったパスワードが続いたため、確認を一時的に止めています。${minutesOf(seconds)}分ほどたってからお試しください。お急ぎの場合は、パスワードを再設定できます。`,
    en: ({ seconds }) =>
      `Too many wrong passwords. Try again in about ${minutesOf(seconds)} ${minutesOf(seconds) === 1 ? "minute" : "minutes"}, or reset your password.`,
  },
  ERROR_TOO_MANY_CODES: {
    status: 429,
    ja: ({ seconds }) =>
      `間違った入力が続いたため、確認を一時的に止めています。${minutesOf(seconds)}分ほどたってからお試しください。`,
    en: ({ seconds }) =>
      `Too many wrong attempts. Try again in about ${minutesOf(seconds)} ${minutesOf(seconds) === 1 ? "minute" : "minutes"}.`,
  },
  TRANSACTION_ERROR: {
    status: 500,
    ja: "保存できませんでした。もう一度お試しください。",
    en: "Your changes could not be saved. Please try again.",
  },
  ERROR_UNEXPECTED: {
    status: 500,
    ja: "予期しないエラーが発生しました。時間をおいて、もう一度お試しください。続く場合は、「お問い合わせ」からご連絡ください。",
    en: "An unexpected error occurred. Please try again later. If it keeps happening, contact us.",
  },
  ERROR_STORAGE_FULL: {
    status: 507,
    ja: "サーバーの保存容量がいっぱいのため、ファイルを保存できませんでした。文章だけの送信はできます。時間をおいて、もう一度お試しください。",
    en: "The file could not be saved because the server’s storage is full. Send the text without files, or try again later.",
  },
  ERROR_DATABASE_FULL: {
    status: 507,
    ja: "サーバーの保存容量がいっぱいのため、保存できませんでした。閲覧はできます。時間をおいて、もう一度お試しください。",
    en: "Your changes could not be saved because the server’s storage is full. You can still read everything. Please try again later.",
  },
  ERROR_UNAVAILABLE: {
    status: 503,
    ja: "ただいまサービスに接続しにくくなっています。しばらくしてから、もう一度お試しください。",
    en: "The service cannot be reached right now. Please try again in a moment.",
  },
  ERROR_MAINTENANCE: {
    status: 503,
    ja: "メンテナンス中のため、ただいまご利用いただけません。終わってから、もう一度お試しください。",
    en: "The service is under maintenance. Please try again once it’s over.",
  },
  ECONNABORTED: {
    status: 0,
    ja: "接続がタイムアウトしました。しばらく待ってから、もう一度お試しください。",
    en: "The request timed out. Please wait a moment and try again.",
  },
  ERROR_OFFLINE: {
    status: 0,
    ja: "接続できませんでした。通信環境をご確認のうえ、もう一度お試しください。",
    en: "Could not connect. Check your connection and try again.",
  },
});
