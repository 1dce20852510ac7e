export { commentCreated } from "./create-comment.ts";
export { commentLiked } from "./like-comment.ts";
export { readDetail } from "./list-comments.ts";
export { commentDeleting } from "./remove-comment.ts";
