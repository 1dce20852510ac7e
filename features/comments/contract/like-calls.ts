import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";

const like = {
  path: "/posts/{id}/comments/{commentId}/like",
  access: "member",
  answer: z.object({ data: z.object({ like: z.boolean(), like_count: z.number() }) }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
} as const;

/** Both directions may be repeated; a like counts once. */
export const likeComment = call({ ...like, method: "PUT", summary: "Like a comment" });
export const unlikeComment = call({
  ...like,
  method: "DELETE",
  summary: "Take one's like of a comment back",
});
