import * as z from "zod/mini";
import { showFirstSteps } from "#features/first-steps/contract/calls.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { mentionErrors } from "#kit/contract/fields/mention-errors.ts";
import { memberPage } from "#kit/contract/paging.ts";
import { searchTerm } from "#kit/contract/search-term.ts";
import { clientId, flag, id, seenAt } from "#kit/contract/wire.ts";
import { contentTypes, writtenType } from "./content-type.ts";
import { editedPostFields, newPostFields } from "./fields.ts";
import { post } from "./post.ts";

/**
 * The newest come first; under `favorite`, the latest saved. The tabs are `content_type`, `favorite` or `my_post`, and
 * none of them for all. The `next_post_token` of the last answer continues it; `page` is ignored beside it. `q`
 * searches title and text of the newest 10,000 posts. Totals stop at 1,000. R046, R149
 */
export const listPosts = call.get("/communities/{id}/posts", {
  access: "member",
  summary: "The timeline, one of its tabs or the posts with a tag",
  query: z.extend(memberPage, {
    content_type: z.optional(
      z.coerce.number().check(z.int(), z.minimum(contentTypes.article), z.maximum(contentTypes.autoPost)),
    ),
    favorite: z.optional(flag),
    my_post: z.optional(flag),
    tag: z.optional(z.string().check(z.maxLength(100))),
    q: searchTerm(100),
    next_post_token: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.object({
    data: z.object({ records: z.array(post) }),
    next_post_token: z.nullable(z.string()),
    total_pages: z.number(),
    /** The kinds of post the viewer may write here; the browser offers exactly these. */
    writable_types: z.array(z.number()),
  }),
});

export const getPost = call.get("/posts/{id}", {
  access: "member",
  summary: "One post",
  answer: z.object({ data: post }),
});

/** A repeated `client_id` answers the post of the first time. */
export const createPost = call.post("/communities/{id}/posts", {
  access: "member",
  summary: "Write an article, a recruitment or a job offer",
  body: z.object({ client_id: clientId, content_type: writtenType, ...newPostFields }),
  answer: z.object({ data: post }),
  errors: [commonErrors.FORBIDDEN_OPERATION, ...Object.values(mentionErrors)],
  changes: [showFirstSteps.path],
});

export const updatePost = call.put("/posts/{id}", {
  access: "member",
  summary: "Edit one's post",
  body: z.object({ ...editedPostFields, updated_at: seenAt }),
  answer: z.object({ data: post }),
  errors: [
    commonErrors.FORBIDDEN_OPERATION,
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    ...Object.values(mentionErrors),
  ],
});

export const deletePost = call.delete("/posts/{id}", {
  access: "member",
  summary: "Delete one's post",
  errors: [commonErrors.FORBIDDEN_OPERATION],
  changes: [listPosts.path],
});

/** R111: answers the tags of posts that everybody may read, most used first. Without a community the list is empty. */
export const listPopularTags = call.get("/m/tags/popular", {
  access: "account",
  summary: "Popular tags of a community",
  query: z.object({ community_id: z.optional(id), from_lobby: z.optional(flag) }),
  answer: z.object({ data: z.array(z.string()) }),
});
