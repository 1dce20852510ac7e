import type { Feature } from "#kit/server/feature.ts";
import { checkBannedWordsRoute } from "./banned-words.ts";
import { listedWordRoutes } from "./list-words.ts";

export const feature: Feature = {
  name: "banned-words",
  routes: [checkBannedWordsRoute, ...listedWordRoutes],
};
