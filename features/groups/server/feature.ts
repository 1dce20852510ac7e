import type { Feature } from "#kit/server/feature.ts";
import { affiliationRoutes } from "./affiliations.ts";
import { changeGroupRoutes } from "./change-groups.ts";
import { leaveGroups } from "./leave-groups.ts";
import { readGroupRoutes } from "./read-groups.ts";

export const feature: Feature = {
  name: "groups",
  routes: [...readGroupRoutes, ...changeGroupRoutes, ...affiliationRoutes],
  listeners: [leaveGroups],
};
