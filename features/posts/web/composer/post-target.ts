import type { AnswerOf } from "#kit/contract/call.ts";
import { send } from "#kit/web/api/send.ts";
import { createOfficialPost, updateUserPost } from "../../contract/admin-calls.ts";
import { createPost, updatePost } from "../../contract/calls.ts";
import type { Post } from "../../contract/post.ts";
import { type PostDraft, toFields } from "./post-draft.ts";

type Answer = Promise<AnswerOf<typeof createPost>>;

/** In whose name a post is written, and so by which calls. */
export type PostTarget = {
  /** Sets the drafts of new posts apart. */
  readonly key: string;
  readonly create: (communityId: number, draft: PostDraft) => Answer;
  readonly update: (post: Post, draft: PostDraft) => Answer;
};

const newPost = (draft: PostDraft) => ({
  ...toFields(draft),
  client_id: draft.client_id,
  content_type: draft.content_type,
});

export const inOwnName: PostTarget = {
  key: "new-post",
  create: (id, draft) => send(createPost, { params: { id }, body: newPost(draft) }),
  update: ({ id, updated_at }, draft) =>
    send(updatePost, { params: { id }, body: { ...toFields(draft), updated_at } }),
};

/** R371: as the management office, from CT10. */
export const asOffice: PostTarget = {
  key: "new-official-post",
  create: (id, draft) => send(createOfficialPost, { params: { id }, body: newPost(draft) }),
  update: ({ id, updated_at }, draft) =>
    send(updateUserPost, {
      params: { id },
      body: { form: toFields(draft), from_ct_10: true, updated_at },
    }),
};
