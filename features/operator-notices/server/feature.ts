import type { Feature } from "#kit/server/feature.ts";
import { operatorNoticeRoutes } from "./operator-notices.ts";
import { runProductNotices } from "./run-notices.ts";

export const feature: Feature = {
  name: "operator-notices",
  routes: operatorNoticeRoutes,
  jobs: [runProductNotices],
};
