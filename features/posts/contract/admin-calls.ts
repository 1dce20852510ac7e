import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { mentionErrors } from "#kit/contract/fields/mention-errors.ts";
import { clientId, flag, seenAt } from "#kit/contract/wire.ts";
import { officialPostsPath, userPostsPath } from "./admin-paths.ts";
import { writtenType } from "./content-type.ts";
import { editedPostFields, newPostFields } from "./fields.ts";
import { post } from "./post.ts";

export const createOfficialPost = call.post(officialPostsPath, {
  access: "administrator",
  act: act("createOfficialPost", { ja: "公式投稿を作成", en: "Wrote an official post" }),
  security: "moderated",
  summary: "Write a post as the management office",
  body: z.object({ client_id: clientId, content_type: writtenType, ...newPostFields }),
  answer: z.object({ data: post }),
  errors: Object.values(mentionErrors),
  changes: [officialPostsPath],
});

/**
 * Hides or reveals a post with `published`; the fields of its form edit an official one (`from_ct_10`). `updated_at` is
 * what the form has seen.
 */
export const updateUserPost = call.put("/user_posts/{id}", {
  access: "administrator",
  act: act("updateUserPost", {
    ja: "投稿の公開状態・内容を変更",
    en: "Edited a post or changed its visibility",
  }),
  security: "moderated",
  summary: "Hide or reveal a post, or edit an official one",
  body: z
    .object({
      published: z.optional(z.boolean()),
      ...editedPostFields,
      from_ct_10: z.optional(z.boolean()),
      updated_at: seenAt,
    })
    .check(
      fieldRule<Record<string, unknown>>("published", (given) =>
        ["published", ...Object.keys(editedPostFields)].every((name) => given[name] === undefined)
          ? fault("REQUIRED")
          : undefined,
      ),
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
  act: act("deleteUserPost", { ja: "投稿を削除", en: "Deleted a post" }),
  security: "moderated",
  summary: "Delete any post of the community",
  query: z.object({ from_ct_10: z.optional(flag) }),
  changes: [userPostsPath, officialPostsPath],
});
