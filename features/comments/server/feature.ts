import type { Feature } from "#kit/server/feature.ts";
import { createCommentRoute } from "./create-comment.ts";
import { editCommentRoute } from "./edit-comment.ts";
import { likeCommentRoutes } from "./like-comment.ts";
import { listCommentsRoutes } from "./list-comments.ts";
import { moderateCommentRoute } from "./moderate-comment.ts";
import { deleteCommentRoute } from "./remove-comment.ts";

export const feature: Feature = {
  name: "comments",
  routes: [
    ...listCommentsRoutes,
    createCommentRoute,
    editCommentRoute,
    ...likeCommentRoutes,
    deleteCommentRoute,
    moderateCommentRoute,
  ],
};
