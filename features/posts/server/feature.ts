import type { Feature } from "#kit/server/feature.ts";
import { createOfficialPostRoute, createPostRoute } from "./create-post.ts";
import { deletePostRoutes } from "./delete-post.ts";
import { updatePostRoute } from "./edit-post.ts";
import { listAdminPostsRoutes } from "./list-admin-posts.ts";
import { mentionUserRoutes } from "./list-mention-users.ts";
import { listPostsRoute } from "./list-posts.ts";
import { tagRoutes } from "./list-tags.ts";
import { deleting, hiding, revealing } from "./moderate-many.ts";
import { moderatePostRoute } from "./moderate-post.ts";
import { getPostRoute } from "./read-post.ts";
import { communityRooms } from "./rooms.ts";

export const feature: Feature = {
  name: "posts",
  routes: [
    listPostsRoute,
    getPostRoute,
    createPostRoute,
    updatePostRoute,
    ...deletePostRoutes,
    ...mentionUserRoutes,
    ...tagRoutes,
    ...listAdminPostsRoutes,
    createOfficialPostRoute,
    moderatePostRoute,
    ...hiding.routes,
    ...revealing.routes,
    ...deleting.routes,
  ],
  jobs: [...hiding.jobs, ...revealing.jobs, ...deleting.jobs],
  rooms: communityRooms,
};
