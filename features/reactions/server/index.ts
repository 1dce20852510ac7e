import type { Feature } from "#kit/server/feature.ts";
import { interestRoutes } from "./express-interest.ts";
import { forgetKeeps } from "./forget-keeps.ts";
import { keepRoutes } from "./keep-post.ts";
import { likeRoutes } from "./like-post.ts";
import { peopleRoutes } from "./list-people.ts";

export { setInterestChat } from "./interests.sql.ts";

export const reactions: Feature = {
  name: "reactions",
  routes: [...likeRoutes, ...keepRoutes, ...interestRoutes, ...peopleRoutes],
  listeners: [forgetKeeps],
};
