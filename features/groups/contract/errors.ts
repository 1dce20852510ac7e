import { errorCodes } from "#kit/contract/errors.ts";

export const groupErrors = errorCodes({
  GROUP_CREATOR_STAYS: {
    ja: "作成した方はグループから退出できません。グループが不要になった場合は、グループを削除してください。",
    en: "Whoever created a group stays in it. If the group is no longer needed, delete it instead.",
  },
});
