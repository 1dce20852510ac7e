import { errorCodes } from "#kit/contract/errors.ts";

export const savedViewErrors = errorCodes({
  ERROR_VIEW_NAME_TAKEN: {
    ja: "同じ名前の表示があります。別の名前を入力してください。",
    en: "There is already a view with this name. Enter another name.",
  },
  ERROR_TOO_MANY_VIEWS: {
    ja: "保存できる表示は、1つの一覧につき30件までです。使わない表示を削除してください。",
    en: "You can save up to 30 views of a list. Delete one you no longer need.",
  },
});
