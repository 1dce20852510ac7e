import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    comment: { ja: "コメント", en: "Comment" },
  },
});

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const commentActs = {
  createOfficeComment: act("createOfficeComment", {
    ja: "事務局としてコメント",
    en: "Commented as the office",
  }),
  deleteComment: act("deleteComment", { ja: "コメントを削除", en: "Deleted a comment" }),
};
