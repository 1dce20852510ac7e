import type { Feature } from "#kit/server/feature.ts";
import { interestRoutes } from "./express-interest.ts";
import { forgetKeeps, keepRoutes } from "./keep-post.ts";
import { likeRoutes } from "./like-post.ts";
import { peopleRoutes } from "./list-people.ts";

export const feature: Feature = {
  name: "reactions",
  routes: [...likeRoutes, ...keepRoutes, ...interestRoutes, ...peopleRoutes],
  listeners: [forgetKeeps],
};
