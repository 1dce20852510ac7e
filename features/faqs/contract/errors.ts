import { errorCodes } from "#kit/contract/errors.ts";
import { FAQS_MAX } from "./limits.ts";

export const faqErrors = errorCodes({
  ERROR_FAQS_FULL: {
    ja: `よくある質問は${FAQS_MAX}件まで登録できます。使わなくなった項目を削除してください。`,
    en: `There can be ${FAQS_MAX} questions. Delete those that are no longer needed.`,
  },
});
