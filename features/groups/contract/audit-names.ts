import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    group: { ja: "グループ", en: "Group" },
  },
  fields: {
    information: { ja: "説明", en: "Description" },
    is_invitation_only: { ja: "招待制", en: "By invitation only" },
  },
});

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const groupActs = {
  deleteGroup: act("deleteGroup", { ja: "グループを削除", en: "Deleted a group" }),
  updateGroup: act("updateGroup", { ja: "グループを編集", en: "Edited a group" }),
  viewGroup: act("viewGroup", {
    ja: "参加していない招待制グループを閲覧",
    en: "Viewed an invitation-only group",
  }),
};
