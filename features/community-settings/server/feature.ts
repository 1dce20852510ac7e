import type { Feature } from "#kit/server/feature.ts";
import { shownSettingsRoutes } from "./show-settings.ts";
import { updateCommunityRoute } from "./update-community.ts";

/** コミュニティの設定 is what the office decides for its community: each section is saved by itself. */
export const feature: Feature = {
  name: "community-settings",
  routes: [...shownSettingsRoutes, updateCommunityRoute],
};
