import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { mentionErrors } from "#kit/contract/fields/mention-errors.ts";
import { atLeast, dayFilter, listCall, textFilter } from "#kit/contract/list-call.ts";
import { clientId, done, flag, seenAt } from "#kit/contract/wire.ts";
import { officialPostsPath, userPostsPath } from "./admin-paths.ts";
import { contentTypes, writtenType } from "./content-type.ts";
import { postFields } from "./fields.ts";
import { post } from "./post.ts";

const filters = {
  /** `all` is what is asked where it is left out: shown and hidden ones. */
  published: z.optional(z.union([flag, z.literal("all")])),
  content_type: z.optional(
    z.coerce.number().check(z.int(), z.minimum(contentTypes.article), z.maximum(contentTypes.autoPost)),
  ),
  /** Days in Asia/Tokyo, both included. */
  created_from: dayFilter(),
  created_to: dayFilter(),
  /** What the name of whoever wrote it holds. */
  writer: textFilter(),
  min_interests: atLeast(),
  without_comments: z.optional(flag),
  from_ct_10: z.optional(flag),
};

/** Who of the office has written an official post; members see the office alone. */
const written_by = z.nullable(z.string());

/** R369–R371. Totals stop counting at 10,000 records; what is searched for or sorted otherwise is so among as many. */
const postList = <const P extends string>(path: P, summary: string) =>
  listCall({
    path,
    count: `${path}/count`,
    access: "administrator",
    summary,
    row: z.object({ ...post.shape, written_by }),
    search: "q",
    filters,
    sorts: {
      created_at: "desc",
      title: "asc",
      writer_name: "asc",
      like_count: "desc",
      comment_count: "desc",
      interest_count: "desc",
    },
  });

const fromCt10 = z.object({ from_ct_10: z.optional(flag) });

export const listUserPosts = postList(userPostsPath, "Posts of members, hidden ones included");

export const listOfficialPosts = postList(
  officialPostsPath,
  "Posts of the management office, hidden ones included",
);

export const createOfficialPost = call({
  method: "POST",
  path: "/communities/{id}/official_posts",
  access: "administrator",
  act: "createOfficialPost",
  summary: "Write a post as the management office",
  body: z.object({ client_id: clientId, content_type: writtenType, ...postFields }),
  answer: z.object({ data: post }),
  errors: Object.values(mentionErrors),
  changes: [listOfficialPosts.path],
});

const moderation = {
  published: z.optional(z.boolean()),
  ...z.partial(z.object(postFields)).shape,
  from_ct_10: z.optional(z.boolean()),
  updated_at: seenAt,
};
type Moderation = { published?: unknown; title?: unknown; content?: unknown };
const neededWith = (field: keyof Moderation, isNeeded: (given: Moderation) => boolean) =>
  fieldRule<Moderation>(field, (given) =>
    given[field] === undefined && isNeeded(given) ? fault("REQUIRED") : undefined,
  ) as never;

/**
 * Hides or reveals a post with `published`; the text fields, all together, edit an official one (`from_ct_10`).
 * `updated_at` is what the form has seen. What would change nothing is refused.
 */
export const updateUserPost = call({
  method: "PUT",
  path: "/user_posts/{id}",
  access: "administrator",
  act: "updateUserPost",
  summary: "Hide or reveal a post, or edit an official one",
  body: z.object(moderation).check(
    neededWith("title", ({ content }) => content !== undefined),
    neededWith("content", ({ title }) => title !== undefined),
    neededWith("published", ({ title, content }) => title === undefined && content === undefined),
  ),
  answer: z.object({ data: post }),
  errors: [
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    commonErrors.FORBIDDEN_OPERATION,
    ...Object.values(mentionErrors),
  ],
  changes: [listUserPosts.path, listOfficialPosts.path],
});

export const deleteUserPost = call({
  method: "DELETE",
  path: "/user_posts/{id}",
  access: "administrator",
  act: "deleteUserPost",
  summary: "Delete any post of the community",
  query: fromCt10,
  answer: done,
  changes: [listUserPosts.path, listOfficialPosts.path],
});
