export { CommentThread } from "./comment-thread.tsx";
export { cachedComments } from "./use-comments.ts";
