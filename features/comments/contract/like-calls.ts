import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";

const path = "/posts/{id}/comments/{commentId}/like";
const like = {
  access: "member",
  answer: z.object({ data: z.object({ like: z.boolean(), like_count: z.number() }) }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
} as const;

/** Both calls may be repeated; a like counts once. */
export const likeComment = call.put(path, { ...like, summary: "Like a comment" });
export const unlikeComment = call.delete(path, {
  ...like,
  summary: "Take one's like of a comment back",
});
