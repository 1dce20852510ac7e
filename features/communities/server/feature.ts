import type { Feature } from "#kit/server/feature.ts";
import { recordLoginCommunityRoute } from "./record-login-community.ts";
import { showCommunityRoute } from "./show-community.ts";

export const feature: Feature = {
  name: "communities",
  routes: [showCommunityRoute, recordLoginCommunityRoute],
};
