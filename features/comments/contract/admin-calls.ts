import * as z from "zod/mini";
import { officialPostsPath, userPostsPath } from "#features/posts/contract/admin-paths.ts";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { comment } from "./comment.ts";

/** R418–R421, R509: a comment deleted meanwhile answers RECORD_NOT_FOUND. `comment_deleted_flg: true` deletes it. */
export const updateComment = call.put("/user_posts/{postId}/comments/{commentId}", {
  access: "administrator",
  act: act("updateComment", { ja: "コメントの公開状態を変更", en: "Changed the visibility of a comment" }),
  security: "moderated",
  summary: "Hide or reveal a comment",
  body: z.object({ published: z.boolean(), comment_deleted_flg: z.optional(z.boolean()) }),
  answer: z.object({ data: z.nullable(comment), comment_count: z.number() }),
  errors: [commonErrors.RECORD_NOT_FOUND],
  changes: [userPostsPath, officialPostsPath],
});
