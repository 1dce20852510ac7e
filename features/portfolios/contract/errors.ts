import { errorCodes } from "#kit/contract/errors.ts";
import { DEPARTMENTS_A_DAY, DEPARTMENTS_MAX, ENTRIES_MAX } from "./limits.ts";

export const portfolioErrors = errorCodes({
  ERROR_PORTFOLIO_FULL: {
    ja: `登録できるのは、職歴と活動のそれぞれ${ENTRIES_MAX}件までです。使わないものを削除してください。`,
    en: `You can keep up to ${ENTRIES_MAX} jobs and ${ENTRIES_MAX} activities. Delete some you no longer need.`,
  },
  ERROR_DEPARTMENTS_FULL: {
    ja: `部署の一覧は${DEPARTMENTS_MAX}件までです。一覧に加えなくても、部署名はそのまま保存できます。`,
    en: `The list of departments is full (${DEPARTMENTS_MAX}). You can still save the name without adding it to the list.`,
  },
  ERROR_DEPARTMENTS_TODAY: {
    ja: `部署の一覧に加えられるのは、1日に${DEPARTMENTS_A_DAY}件までです。一覧に加えなくても、部署名はそのまま保存できます。`,
    en: `You can add up to ${DEPARTMENTS_A_DAY} departments a day. You can still save the name without adding it to the list.`,
  },
});
