import { bulkCall } from "#kit/contract/bulk.ts";
import { listOfficialPosts, listUserPosts } from "./admin-lists.ts";

const shared = { subject: "post", changes: [listUserPosts.path, listOfficialPosts.path] } as const;

/** R438 applies to many posts at once. */
export const hidePosts = bulkCall({
  ...shared,
  kind: "hidePosts",
  path: "/communities/{id}/user_posts/hide",
  summary: "Hide posts from members",
});

export const revealPosts = bulkCall({
  ...shared,
  kind: "revealPosts",
  path: "/communities/{id}/user_posts/reveal",
  summary: "Show hidden posts to members again",
});

export const deletePosts = bulkCall({
  ...shared,
  kind: "deletePosts",
  path: "/communities/{id}/user_posts/delete",
  summary: "Delete posts, with comments, likes and interests",
});

export const postModerations = { hide: hidePosts, reveal: revealPosts, delete: deletePosts } as const;
