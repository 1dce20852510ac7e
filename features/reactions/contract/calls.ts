import * as z from "zod/mini";
import { author } from "#features/memberships/contract/author.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";

const liked = z.object({ data: z.object({ like: z.boolean(), like_count: z.number() }) });
const kept = z.object({ data: z.object({ favorite: z.boolean() }) });
const people = pageOf(author);

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

/** R012: favourite is labelled "keep". */
export const keepPost = call({
  method: "PUT",
  path: "/posts/{id}/favorite",
  access: "member",
  rate: "write",
  summary: "Keep a post",
  answer: kept,
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

export const unkeepPost = call({
  method: "DELETE",
  path: "/posts/{id}/favorite",
  access: "member",
  rate: "write",
  summary: "No longer keep a post",
  answer: kept,
});

export const listLikes = call({
  method: "GET",
  path: "/posts/{id}/likes",
  access: "member",
  rate: "read",
  summary: "People who liked a post, latest first",
  query: memberPage,
  answer: people,
});

/** R251: the people only for the poster, administrators and, if the community displays them, everybody; else 404. */
export const listInterests = call({
  method: "GET",
  path: "/posts/{id}/interests",
  access: "member",
  rate: "read",
  summary: "People who expressed interest in a post, latest first",
  query: memberPage,
  answer: people,
});

/** R010, R011: it cannot be undone and opens a chat with the poster, once however often it is asked for. */
export const expressInterest = call({
  method: "PUT",
  path: "/posts/{id}/interest",
  access: "member",
  rate: "write",
  summary: "Express interest in a recruitment or a job offer",
  answer: z.object({
    data: z.object({
      interest: z.boolean(),
      interest_count: z.number(),
      chatroom_id: z.nullable(z.number()),
    }),
  }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

/** R010: always refused; interest cannot be undone. */
export const withdrawInterest = call({
  method: "DELETE",
  path: "/posts/{id}/interest",
  access: "member",
  rate: "write",
  summary: "Refused: interest cannot be undone",
  answer: z.object({}),
  errors: [commonErrors.FORBIDDEN_OPERATION],
});
