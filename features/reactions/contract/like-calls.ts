import * as z from "zod/mini";
import { showFirstSteps } from "#features/first-steps/contract/calls.ts";
import { author } from "#features/memberships/contract/author.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";

const path = "/posts/{id}/like";
const like = {
  access: "member",
  answer: z.object({ data: z.object({ like: z.boolean(), like_count: z.number() }) }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
} as const;

/** R158: both calls may be repeated; a like counts once. */
export const likePost = call.put(path, {
  ...like,
  summary: "Like a post",
  changes: [showFirstSteps.path],
});
export const unlikePost = call.delete(path, { ...like, summary: "Take one's like back" });

export const listLikes = call.get("/posts/{id}/likes", {
  access: "member",
  summary: "People who liked a post, latest first",
  query: memberPage,
  answer: pageOf(author),
});
