import type { Feature } from "#kit/server/feature.ts";
import { auditListeners } from "./keep-calls.ts";
import { readEventRoutes } from "./read-events.ts";

/** 操作履歴 holds every act of an administrator; entries are added and never changed. */
export const feature: Feature = {
  name: "audit-log",
  routes: readEventRoutes,
  listeners: auditListeners,
};
