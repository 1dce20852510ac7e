import { listUserPosts } from "#features/posts/contract/admin-lists.ts";
import { hidePosts, revealPosts } from "#features/posts/contract/bulk-calls.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";

const shared = {
  counted: "things",
  list: listUserPosts,
  opening: { published: "true" },
  screen: "/community/communities/:id/user_posts",
} as const;

export const moderationKinds: readonly BulkKind[] = [
  { ...shared, kind: "hidePosts", label: { ja: "投稿の非公開化", en: "Hiding posts" }, undo: revealPosts },
  {
    ...shared,
    kind: "revealPosts",
    label: { ja: "投稿の公開", en: "Making posts visible" },
    undo: hidePosts,
  },
  { ...shared, kind: "deletePosts", label: { ja: "投稿の削除", en: "Deleting posts" } },
];
