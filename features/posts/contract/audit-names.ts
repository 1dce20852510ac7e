import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    post: { ja: "投稿", en: "Post" },
  },
  fields: {
    title: { ja: "タイトル", en: "Title" },
    content: { ja: "本文", en: "Text" },
    tags: { ja: "タグ", en: "Tags" },
    end_date: { ja: "募集終了日", en: "Closing date" },
    images: { ja: "画像", en: "Pictures" },
    published: { ja: "公開", en: "Published" },
  },
});

/** Comments and moderation show them too. */
export const viewPosts = act("viewPosts", { ja: "投稿の管理画面を閲覧", en: "Viewed posts in the console" });

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const postActs = {
  updateOfficialPost: act("updateOfficialPost", { ja: "公式投稿を編集", en: "Edited an official post" }),
  viewHiddenPost: act("viewHiddenPost", {
    ja: "公開されていない投稿を閲覧",
    en: "Viewed a post that is not public",
  }),
};
