import { errorCodes } from "#kit/contract/errors.ts";

export const flagErrors = errorCodes({
  ERROR_FLAG_NAME_TAKEN: {
    ja: "同じ名前の管理フラグがあります。別の名前を入力してください。",
    en: "There is already a flag with this name. Enter another name.",
  },
  ERROR_FLAG_TAKEN: {
    ja: "この管理フラグは、既に使われています。画面を読み込み直してください。",
    en: "This flag is already in use. Reload the page.",
  },
  ERROR_FLAG_GONE: {
    ja: "管理フラグが削除されています。画面を読み込み直してください。",
    en: "The flag has been deleted. Reload the page.",
  },
});
