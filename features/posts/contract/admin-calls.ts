import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { mentionErrors } from "#kit/contract/fields/mention-errors.ts";
import { clientId, flag, seenAt } from "#kit/contract/wire.ts";
import { officialPostsPath, userPostsPath } from "./admin-paths.ts";
import { writtenType } from "./content-type.ts";
import { postFields } from "./fields.ts";
import { post } from "./post.ts";

export const createOfficialPost = call.post(officialPostsPath, {
  access: "administrator",
  act: "createOfficialPost",
  summary: "Write a post as the management office",
  body: z.object({ client_id: clientId, content_type: writtenType, ...postFields }),
  answer: z.object({ data: post }),
  errors: Object.values(mentionErrors),
  changes: [officialPostsPath],
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
  );

/**
 * Hides or reveals a post with `published`; the text fields, all together, edit an official one (`from_ct_10`).
 * `updated_at` is what the form has seen. A change without effect is refused.
 */
export const updateUserPost = call.put("/user_posts/{id}", {
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
  changes: [userPostsPath, officialPostsPath],
});

export const deleteUserPost = call.delete("/user_posts/{id}", {
  access: "administrator",
  act: "deleteUserPost",
  summary: "Delete any post of the community",
  query: z.object({ from_ct_10: z.optional(flag) }),
  changes: [userPostsPath, officialPostsPath],
});
