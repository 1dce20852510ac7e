import type { Feature } from "#kit/server/feature.ts";
import { entryFormRoutes } from "./edit-entry-form.ts";
import { showFormRoute } from "./load-form.ts";

export const feature: Feature = {
  name: "member-details",
  routes: [showFormRoute, ...entryFormRoutes],
};
