import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { listOfficialPosts, listUserPosts } from "./admin-lists.ts";

const shared = {
  subject: "post",
  isOfPeople: false,
  security: "moderated",
  changes: [listUserPosts.path, listOfficialPosts.path],
} as const;

/** R438 applies to many posts at once. */
export const hidePosts = bulkCall({
  ...shared,
  kind: act("hidePosts", { ja: "投稿をまとめて非公開に変更", en: "Hid posts in bulk" }),
  path: "/communities/{id}/user_posts/hide",
  summary: "Hide posts from members",
});

export const revealPosts = bulkCall({
  ...shared,
  kind: act("revealPosts", { ja: "投稿をまとめて公開", en: "Made posts visible in bulk" }),
  path: "/communities/{id}/user_posts/reveal",
  summary: "Show hidden posts to members again",
});

export const deletePosts = bulkCall({
  ...shared,
  kind: act("deletePosts", { ja: "投稿をまとめて削除", en: "Deleted posts in bulk" }),
  path: "/communities/{id}/user_posts/delete",
  summary: "Delete posts, with comments, likes and interests",
});

export const postModerations = { hide: hidePosts, reveal: revealPosts, delete: deletePosts } as const;
