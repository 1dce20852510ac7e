import * as z from "zod/mini";
import { post } from "#features/posts/contract/post.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { flag } from "#kit/contract/wire.ts";
import { comment, next_comment_token } from "./comment.ts";

const query = z.object({
  target_content_id: z.optional(z.string().check(z.maxLength(100))),
  from_ct_10: z.optional(flag),
});
const answer = z.object({
  data: z.object({ ...post.shape, comments: z.array(comment) }),
  next_comment_token,
});

export const getUserPostDetail = call({
  method: "GET",
  path: "/communities/{id}/user_posts/detail/{postId}",
  access: "administrator",
  rate: "read",
  summary: "A member's post with its newest comments, hidden ones included",
  query,
  answer,
});

export const getOfficialPostDetail = call({
  method: "GET",
  path: "/communities/{id}/official_posts/detail/{postId}",
  access: "administrator",
  rate: "read",
  summary: "An official post with its newest comments, hidden ones included",
  query,
  answer,
});

/** R418–R421, R509: a comment deleted meanwhile answers RECORD_NOT_FOUND. `comment_deleted_flg: true` deletes it. */
export const updateComment = call({
  method: "PUT",
  path: "/user_posts/{postId}/comments/{commentId}",
  access: "administrator",
  rate: "write",
  summary: "Hide or reveal a comment",
  body: z.object({ published: z.boolean(), comment_deleted_flg: z._default(z.boolean(), false) }),
  answer: z.object({ data: z.nullable(comment), comment_count: z.number() }),
  errors: [commonErrors.RECORD_NOT_FOUND],
});
