import type { Feature } from "#kit/server/feature.ts";
import { officeNoticeRoutes } from "./office-notices.ts";
import { runOfficeNotices, settleOfficeNotice } from "./run-notices.ts";

/** お知らせ are what the office tells many members at once, from a time on and until another. */
export const feature: Feature = {
  name: "office-notices",
  routes: officeNoticeRoutes,
  jobs: [settleOfficeNotice, runOfficeNotices],
};
