import type { Feature } from "#kit/server/feature.ts";
import { createOfficialPostRoute, createPostRoute } from "./create-post.ts";
import { deletePostRoutes } from "./delete-post.ts";
import { updatePostRoute } from "./edit-post.ts";
import { listAdminPostsRoutes } from "./list-admin-posts.ts";
import { mentionUserRoutes } from "./list-mention-users.ts";
import { listPostsRoute } from "./list-posts.ts";
import { tagRoutes } from "./list-tags.ts";
import { deleting, hiding, revealing } from "./moderate-many.ts";
import { moderatePostRoute } from "./moderate-post.ts";
import { getPostRoute } from "./read-post.ts";
import { communityRooms } from "./rooms.ts";

export { checkMentions } from "./check-mentions.ts";
export { postDeleting } from "./delete-post.ts";
export { mentioned } from "./events.ts";
export { countUserPosts } from "./list-admin-posts.ts";
export { readsJobOffersSql, readsPublishedSql, showsPictureSql } from "./policy.sql.ts";
export { may, type PostFacts } from "./policy.ts";
export {
  type LoadedPost,
  loadPost,
  loadPostToRead,
  moveCount,
  publishToViewers,
  toReadOf,
} from "./post-viewers.ts";
export type { PostRow } from "./posts.sql.ts";
export { readPost } from "./read-post.ts";
export { sanitizeRichText } from "./sanitize.ts";
export { viewerValues } from "./viewer.ts";

export const posts: Feature = {
  name: "posts",
  routes: [
    listPostsRoute,
    getPostRoute,
    createPostRoute,
    updatePostRoute,
    ...deletePostRoutes,
    ...mentionUserRoutes,
    ...tagRoutes,
    ...listAdminPostsRoutes,
    createOfficialPostRoute,
    moderatePostRoute,
    ...hiding.routes,
    ...revealing.routes,
    ...deleting.routes,
  ],
  jobs: [...hiding.jobs, ...revealing.jobs, ...deleting.jobs],
  rooms: communityRooms,
};
