import { errorCodes } from "#kit/contract/errors.ts";
import { READY_ANSWERS_MAX } from "./limits.ts";

export const operatorInquiryErrors = errorCodes({
  ERROR_INQUIRY_CLOSED: {
    ja: "このお問い合わせは完了になっています。回答するには、先に再開してください。",
    en: "This inquiry is closed. Reopen it before you answer.",
  },
  ERROR_READY_ANSWER_NAME_TAKEN: {
    ja: "同じ名前の定型文があります。別の名前を入力してください。",
    en: "There is already a ready answer with this name. Enter another name.",
  },
  ERROR_READY_ANSWERS_FULL: {
    ja: `定型文は${READY_ANSWERS_MAX}件まで登録できます。使わなくなったものを削除してください。`,
    en: `There can be ${READY_ANSWERS_MAX} ready answers. Delete those that are no longer needed.`,
  },
});
