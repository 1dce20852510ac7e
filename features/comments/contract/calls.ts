import * as z from "zod/mini";
import { showFirstSteps } from "#features/first-steps/contract/calls.ts";
import { officialPostsPath, userPostsPath } from "#features/posts/contract/admin-paths.ts";
import { post } from "#features/posts/contract/post.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { mentionErrors } from "#kit/contract/fields/mention-errors.ts";
import { mentionsWithinLimit, unexpandedCounter } from "#kit/contract/fields/mentions.ts";
import { text } from "#kit/contract/fields/text.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";
import { clientId, flag, fromElsewhere, id, seenAt } from "#kit/contract/wire.ts";
import { comment, next_comment_token } from "./comment.ts";
import { COMMENT } from "./limits.ts";

const postWithComments = z.object({ ...post.shape, comments: z.array(comment) });

/** Answers the post with its newest comments; `next_comment_token` continues with `listComments`. R159, R160 */
export const getPostDetail = call.get("/posts/{id}/detail", {
  access: "member",
  summary: "One post with its newest comments",
  answer: z.object({ data: postWithComments, next_comment_token }),
});

/**
 * Each comment is followed by its latest replies, which `per_page` does not count; `parent_id` asks for all replies to
 * one. `create_by_admin` is the view of administrators: it includes hidden comments, or with `published=false` only
 * those.
 */
export const listComments = call.get("/communities/{id}/list/comment", {
  access: "member",
  summary: "Comments on a post, newest first",
  query: z.extend(memberPage, {
    post_id: id,
    parent_id: z.optional(id),
    next_comment_token: z.optional(z.string().check(z.maxLength(100))),
    create_by_admin: z.optional(flag),
    published: z.optional(flag),
  }),
  answer: z.extend(pageOf(comment), { next_comment_token }),
});

const content = text({ ...COMMENT, counter: unexpandedCounter(graphemeLength) }).check(mentionsWithinLimit());

/** R221: a comment has 1 to 500 characters; mentions count as names. A repeated `client_id` answers the first one. */
export const createComment = call.post("/posts/{id}/comments", {
  access: "member",
  summary: "Comment on a post",
  body: z.object({
    client_id: clientId,
    content,
    /** The parent is on the same post and is no reply itself. */
    parent_id: z.optional(z.nullable(id)),
    /** Administrators may comment as the management office. */
    create_by_admin: z._default(z.boolean(), false),
  }),
  answer: z.object({ data: comment, comment_count: z.number() }),
  errors: [commonErrors.FORBIDDEN_OPERATION, ...Object.values(mentionErrors)],
  changes: [showFirstSteps.path],
});

/** Only the writer edits a comment, while the post takes comments; it is marked as edited. */
export const editComment = call.put("/posts/{id}/comments/{commentId}", {
  access: "member",
  summary: "Edit one's comment",
  body: z.object({ content, updated_at: seenAt }),
  answer: z.object({ data: comment }),
  errors: [
    commonErrors.FORBIDDEN_OPERATION,
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    ...Object.values(mentionErrors),
  ],
});

export const deleteComment = call.delete("/posts/{id}/comments/{commentId}", {
  access: "member",
  summary: "Delete one's comment, one on one's post, or, as an administrator, any",
  // R265: the documents have a body sent along and do not say what is in it.
  body: z.optional(fromElsewhere(z.object({}))),
  answer: z.object({ comment_count: z.number() }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
  changes: [userPostsPath, officialPostsPath],
});
