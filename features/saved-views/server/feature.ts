import { membersWithdrawn } from "#features/memberships/server/events.ts";
import type { Feature } from "#kit/server/feature.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteViewsOf } from "./saved-views.sql.ts";
import { savedViewRoutes } from "./saved-views.ts";

export const feature: Feature = {
  name: "saved-views",
  routes: savedViewRoutes,
  listeners: [on(membersWithdrawn, ({ db }, members) => deleteViewsOf(db, members))],
};
