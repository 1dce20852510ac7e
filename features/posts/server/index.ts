export { checkMentions } from "./check-mentions.ts";
export { type CleanText, cleanRichText, cleanTextFault } from "./clean-rich-text.ts";
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
export { viewerValues } from "./viewer.ts";
