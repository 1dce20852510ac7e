import { errorCodes } from "#kit/contract/errors.ts";

export const closingErrors = errorCodes({
  ERROR_CLOSING_NAME: {
    ja: "コミュニティ名が一致しません。表示されているとおりに入力してください。",
    en: "This is not the name of the community. Type it exactly as it is shown.",
  },
  ERROR_CLOSING_NOT_EXPORTED: {
    ja: "先にデータを書き出してください。消去すると、データは二度と取り出せません。",
    en: "Export the data first. Once erased, it cannot be brought back.",
  },
  ERROR_CLOSING_EXPORT_EXPIRED: {
    ja: "書き出しの確認から時間が経ちました。もう一度、パスワードを入力してください。",
    en: "Too much time has passed since you confirmed the export. Enter your password again.",
  },
});
