import type { Feature } from "#kit/server/feature.ts";
import { recordFiguresJob } from "./record-figures.ts";
import { recordVisit } from "./record-visit.ts";
import { showAnalyticsRoute } from "./show-analytics.ts";

export const feature: Feature = {
  name: "dashboard",
  routes: [showAnalyticsRoute],
  listeners: [recordVisit],
  jobs: [recordFiguresJob],
};
