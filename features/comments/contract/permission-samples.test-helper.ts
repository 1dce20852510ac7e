import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import { updateComment } from "./admin-calls.ts";
import { createComment, deleteComment, editComment, getPostDetail, listComments } from "./calls.ts";
import { likeComment, unlikeComment } from "./like-calls.ts";

const comment = (changes: { create_by_admin?: boolean } = {}) => ({
  client_id: crypto.randomUUID(),
  content: "よい話ですね",
  ...changes,
});

export const permissionSamples = [
  ...samples(getPostDetail, {
    "the alumnus's article": ({ article }) => ({ params: { id: article } }),
    "another employee's job offer": ({ jobOffer }) => ({ params: { id: jobOffer } }),
  }),
  ...samples(listComments, {
    "the alumnus's article": ({ aoba, article }) => ({ params: { id: aoba }, query: { post_id: article } }),
    "another employee's job offer": ({ aoba, jobOffer }) => ({
      params: { id: aoba },
      query: { post_id: jobOffer },
    }),
  }),
  ...samples(createComment, {
    "the alumnus's article": ({ article }) => ({ params: { id: article }, body: comment() }),
    "another employee's job offer": ({ jobOffer }) => ({ params: { id: jobOffer }, body: comment() }),
    "an alumnus's hidden article": ({ hidden }) => ({ params: { id: hidden }, body: comment() }),
    "in the name of the management office": ({ article }) => ({
      params: { id: article },
      body: comment({ create_by_admin: true }),
    }),
  }),
  ...samples(deleteComment, {
    "the employee's, on the alumnus's article": ({ article, commentOfKen }) => ({
      params: { id: article, commentId: commentOfKen },
    }),
    "another alumnus's, on the alumnus's article": ({ article, commentOfIchiro }) => ({
      params: { id: article, commentId: commentOfIchiro },
    }),
  }),
  ...samples(editComment, {
    "the employee's, on the alumnus's article": ({ article, commentOfKen }) => ({
      params: { id: article, commentId: commentOfKen },
      body: { content: "少し直しました" },
    }),
  }),
  ...samples(likeComment, {
    "the employee's, on the alumnus's article": ({ article, commentOfKen }) => ({
      params: { id: article, commentId: commentOfKen },
    }),
  }),
  ...samples(unlikeComment, {
    "the employee's, on the alumnus's article": ({ article, commentOfKen }) => ({
      params: { id: article, commentId: commentOfKen },
    }),
  }),
  sample(updateComment, "hiding the employee's", ({ article, commentOfKen }) => ({
    params: { postId: article, commentId: commentOfKen },
    body: { published: false },
  })),
];
