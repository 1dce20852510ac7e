export { AdminComments } from "./admin/admin-comments.tsx";
export { type AdminPostPlace, changeAdminPost, useAdminPost } from "./admin/use-admin-post.ts";
export { CommentThread } from "./comment-thread.tsx";
