import type { Feature } from "#kit/server/feature.ts";
import { auditListeners } from "./keep-calls.ts";
import { readEventRoutes } from "./read-events.ts";

export const feature: Feature = {
  name: "audit-log",
  routes: readEventRoutes,
  listeners: auditListeners,
};
