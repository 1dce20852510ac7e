import { errorCodes } from "#kit/contract/errors.ts";

export const groupErrors = errorCodes({
  GROUP_CREATOR_STAYS: {
    ja: "作成した方はグループから退出できません。グループが不要になった場合は、グループを削除してください。",
    en: "You created this group, so you cannot leave it. If it’s no longer needed, delete it instead.",
  },
  /** The browser shows this where the reason is unknown. R328 */
  GROUP_CREATION_FAILED: {
    status: 500,
    ja: "グループを作成できませんでした。時間をおいて、もう一度お試しください。",
    en: "The group could not be created. Please try again later.",
  },
});
