import * as z from "zod/mini";
import { author } from "#features/memberships/contract/author.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";

const liked = z.object({ data: z.object({ like: z.boolean(), like_count: z.number() }) });

/** R158: both directions may be repeated; a like counts once. */
export const likePost = call({
  method: "PUT",
  path: "/posts/{id}/like",
  access: "member",
  rate: "write",
  summary: "Like a post",
  answer: liked,
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

export const unlikePost = call({
  method: "DELETE",
  path: "/posts/{id}/like",
  access: "member",
  rate: "write",
  summary: "Take one's like back",
  answer: liked,
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

export const listLikes = call({
  method: "GET",
  path: "/posts/{id}/likes",
  access: "member",
  rate: "read",
  summary: "People who liked a post, latest first",
  query: memberPage,
  answer: pageOf(author),
});
