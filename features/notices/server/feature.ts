import type { Feature } from "#kit/server/feature.ts";
import { forgettingListeners } from "./forget-notices.ts";
import { listNoticesRoutes } from "./list-notices.ts";
import { noticeListeners } from "./notice-on-events.ts";
import { productNoticesRoutes } from "./product-notices.ts";
import { readNoticesRoutes } from "./read-notices.ts";

export const feature: Feature = {
  name: "notices",
  routes: [...listNoticesRoutes, ...readNoticesRoutes, ...productNoticesRoutes],
  listeners: [...noticeListeners, ...forgettingListeners],
};
