import type { Feature } from "#kit/server/feature.ts";
import { leaveCommunityRoutes } from "./leave-community.ts";
import { leaveServiceRoutes } from "./leave-service.ts";

export const withdrawal: Feature = {
  name: "withdrawal",
  routes: [...leaveCommunityRoutes, ...leaveServiceRoutes],
};
