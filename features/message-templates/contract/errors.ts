import { errorCodes } from "#kit/contract/errors.ts";

export const templateErrors = errorCodes({
  ERROR_TEMPLATE_NAME_TAKEN: {
    ja: "同じ名前のテンプレートがあります。別の名前を入力してください。",
    en: "There is already a template with this name. Enter another name.",
  },
});
