import type { PostRow } from "#features/posts/server/index.ts";
import type { ReactedPost } from "./events.ts";

export const reactedPost = (row: PostRow): ReactedPost => ({
  id: row.id,
  communityId: row.community_id,
  contentType: row.content_type,
  title: row.title,
  posterId: row.membership_id,
  byAdmin: row.post_by_admin,
});
