import type { Feature } from "#kit/server/feature.ts";
import { shownSettingsRoutes } from "./show-settings.ts";
import { updateCommunityRoute } from "./update-community.ts";

export const feature: Feature = {
  name: "community-settings",
  routes: [...shownSettingsRoutes, updateCommunityRoute],
};
