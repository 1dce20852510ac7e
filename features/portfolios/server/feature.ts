import { membersWithdrawn } from "#features/memberships/server/events.ts";
import type { Feature } from "#kit/server/feature.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { activityRoutes } from "./activities.ts";
import { departmentRoutes } from "./departments.ts";
import { deletePortfolios } from "./portfolios.sql.ts";
import { readPortfolioRoute } from "./read-portfolio.ts";
import { sortRoutes } from "./sort.ts";
import { workHistoryRoutes } from "./work-histories.ts";

export const feature: Feature = {
  name: "portfolios",
  routes: [readPortfolioRoute, ...workHistoryRoutes, ...activityRoutes, ...sortRoutes, ...departmentRoutes],
  listeners: [
    on(membersWithdrawn, async ({ db }, members) => {
      await deletePortfolios(db, members);
    }),
  ],
};
