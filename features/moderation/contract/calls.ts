import * as z from "zod/mini";
import { comment, next_comment_token } from "#features/comments/contract/comment.ts";
import { viewPosts } from "#features/posts/contract/audit-names.ts";
import { post } from "#features/posts/contract/post.ts";
import { call } from "#kit/contract/call.ts";
import { flag } from "#kit/contract/wire.ts";

const query = z.object({
  target_content_id: z.optional(z.string().check(z.maxLength(100))),
  from_ct_10: z.optional(flag),
});
const answer = z.object({
  data: z.object({ ...post.shape, comments: z.array(comment) }),
  next_comment_token,
});

export const getUserPostDetail = call.get("/communities/{id}/user_posts/detail/{postId}", {
  access: "administrator",
  view: viewPosts,
  summary: "A member's post with its newest comments, hidden ones included",
  query,
  answer,
});

export const getOfficialPostDetail = call.get("/communities/{id}/official_posts/detail/{postId}", {
  access: "administrator",
  view: viewPosts,
  summary: "An official post with its newest comments, hidden ones included",
  query,
  answer,
});
