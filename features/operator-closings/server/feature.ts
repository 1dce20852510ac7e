import type { Feature } from "#kit/server/feature.ts";
import { closingRoutes } from "./closings.ts";
import { eraseCommunityJob } from "./erase.ts";

export const feature: Feature = {
  name: "operator-closings",
  routes: closingRoutes,
  jobs: [eraseCommunityJob],
};
