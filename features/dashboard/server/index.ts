import type { Feature } from "#kit/server/feature.ts";
import { recordFiguresJob } from "./record-figures.ts";
import { recordVisit } from "./record-visit.ts";
import { showAnalyticsRoute } from "./show-analytics.ts";

export { recordFiguresSince } from "./record-figures.ts";

export const dashboard: Feature = {
  name: "dashboard",
  routes: [showAnalyticsRoute],
  listeners: [recordVisit],
  jobs: [recordFiguresJob],
};
