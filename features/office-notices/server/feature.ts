import type { Feature } from "#kit/server/feature.ts";
import { officeNoticeRoutes } from "./office-notices.ts";
import { runOfficeNotices, settleOfficeNotice } from "./run-notices.ts";

export const feature: Feature = {
  name: "office-notices",
  routes: officeNoticeRoutes,
  jobs: [settleOfficeNotice, runOfficeNotices],
};
