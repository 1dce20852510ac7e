import type { AnswerOf, CallInput } from "#kit/contract/call.ts";
import { send } from "#kit/web/api/send.ts";
import { createOfficialPost, updateUserPost } from "../../contract/admin-calls.ts";
import { createPost, updatePost } from "../../contract/calls.ts";
import type { Post } from "../../contract/post.ts";

type Written = CallInput<typeof createPost>["body"];
type Answer = Promise<AnswerOf<typeof createPost>>;

export type PostTarget = {
  /** Separates the drafts of new posts. */
  readonly key: string;
  readonly create: typeof createPost | typeof createOfficialPost;
  readonly update: (post: Post, fields: Omit<Written, "client_id" | "content_type">) => Answer;
};

export const inOwnName: PostTarget = {
  key: "new-post",
  create: createPost,
  update: ({ id, updated_at }, fields) =>
    send(updatePost, { params: { id }, body: { ...fields, updated_at } }),
};

/** R371: the post is written as the management office, from CT10. */
export const asOffice: PostTarget = {
  key: "new-official-post",
  create: createOfficialPost,
  update: ({ id, updated_at }, form) =>
    send(updateUserPost, { params: { id }, body: { ...form, from_ct_10: true, updated_at } }),
};
