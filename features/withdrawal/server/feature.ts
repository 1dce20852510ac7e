import type { Feature } from "#kit/server/feature.ts";
import { leaveCommunityRoutes } from "./leave-community.ts";
import { leaveServiceRoutes } from "./leave-service.ts";

export const feature: Feature = {
  name: "withdrawal",
  routes: [...leaveCommunityRoutes, ...leaveServiceRoutes],
};
