import type { Feature } from "#kit/server/feature.ts";
import { SERVICE_ROOM } from "../contract/live.ts";
import { forgettingListeners } from "./forget-notices.ts";
import { listNoticesRoutes } from "./list-notices.ts";
import { noticeListeners } from "./notice-on-events.ts";
import { productNoticesRoutes } from "./product-notices.ts";
import { readNoticesRoutes } from "./read-notices.ts";

export const feature: Feature = {
  name: "notices",
  routes: [...listNoticesRoutes, ...readNoticesRoutes, ...productNoticesRoutes],
  listeners: [...noticeListeners, ...forgettingListeners],
  // Operators have no bell.
  rooms: () => [{ kind: SERVICE_ROOM, mayJoin: async ({ kind }) => kind !== "operator" }],
};
