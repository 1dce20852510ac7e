import { act } from "#kit/contract/act.ts";

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const groupActs = {
  deleteGroup: act("deleteGroup", { ja: "グループを削除", en: "Deleted a group" }),
  updateGroup: act("updateGroup", { ja: "グループを編集", en: "Edited a group" }),
  viewGroup: act("viewGroup", {
    ja: "参加していない招待制グループを閲覧",
    en: "Viewed an invitation-only group",
  }),
};
