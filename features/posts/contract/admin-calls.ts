import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { adminPage, pageOf, sortDirection } from "#kit/contract/paging.ts";
import { searchTerm } from "#kit/contract/search-term.ts";
import { clientId, done, flag, searchedDate, seenAt } from "#kit/contract/wire.ts";
import { contentTypes, writtenType } from "./content-type.ts";
import { postErrors } from "./errors.ts";
import { postFields } from "./fields.ts";
import { post } from "./post.ts";

/** R369–R371. Totals stop counting at 10,000 records, and `q` looks through as many. */
const filters = z.extend(adminPage, {
  published: z.optional(flag),
  content_type: z.optional(
    z.coerce.number().check(z.int(), z.minimum(contentTypes.article), z.maximum(contentTypes.autoPost)),
  ),
  q: searchTerm(100),
  /** Days in Asia/Tokyo, both included. */
  created_from: z.optional(searchedDate),
  created_to: z.optional(searchedDate),
  /** The direction of the order by time of writing. */
  created_at: z._default(sortDirection, "desc"),
  from_ct_10: z.optional(flag),
});

const postList = pageOf(post);
const fromCt10 = z.object({ from_ct_10: z.optional(flag) });

export const listUserPosts = call({
  method: "GET",
  path: "/communities/{id}/user_posts",
  access: "administrator",
  rate: "read",
  summary: "Posts of members, hidden ones included",
  query: filters,
  answer: postList,
});

export const listOfficialPosts = call({
  method: "GET",
  path: "/communities/{id}/official_posts",
  access: "administrator",
  rate: "read",
  summary: "Posts of the management office, hidden ones included",
  query: filters,
  answer: postList,
});

export const createOfficialPost = call({
  method: "POST",
  path: "/communities/{id}/official_posts",
  access: "administrator",
  rate: "write",
  summary: "Write a post as the management office",
  body: z.object({ client_id: clientId, content_type: writtenType, ...postFields }),
  answer: z.object({ data: post }),
  errors: [postErrors.VALIDATE_NUMBER_OF_MENTION, postErrors.ERROR_MENTION_USER_INVALID],
});

/**
 * Hides or reveals a post with `published`; the text fields, all together, edit an official one (`from_ct_10`).
 * `updated_at` is what the form has seen.
 */
export const updateUserPost = call({
  method: "PUT",
  path: "/user_posts/{id}",
  access: "administrator",
  rate: "write",
  summary: "Hide or reveal a post, or edit an official one",
  body: z.object({
    published: z.optional(z.boolean()),
    form: z.optional(z.object(postFields)),
    from_ct_10: z.optional(z.boolean()),
    updated_at: seenAt,
  }),
  answer: z.object({ data: post }),
  errors: [
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    commonErrors.FORBIDDEN_OPERATION,
    postErrors.VALIDATE_NUMBER_OF_MENTION,
    postErrors.ERROR_MENTION_USER_INVALID,
  ],
});

export const deleteUserPost = call({
  method: "DELETE",
  path: "/user_posts/{id}",
  access: "administrator",
  rate: "write",
  summary: "Delete any post of the community",
  query: fromCt10,
  answer: done,
});
