import type { Feature } from "#kit/server/feature.ts";
import { affiliationRoutes } from "./affiliations.ts";
import { changeGroupRoutes } from "./change-groups.ts";
import { leaveGroups } from "./leave-groups.ts";
import { readGroupRoutes } from "./read-groups.ts";

export { factsOf as groupFactsOf } from "./load-group.ts";
export { may } from "./policy.ts";

export const groups: Feature = {
  name: "groups",
  routes: [...readGroupRoutes, ...changeGroupRoutes, ...affiliationRoutes],
  listeners: [leaveGroups],
};
