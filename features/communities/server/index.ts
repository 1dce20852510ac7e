import type { Feature } from "#kit/server/feature.ts";
import { listCommunitiesRoute } from "./list-communities.ts";
import { recordLoginCommunityRoute } from "./record-login-community.ts";
import { showCommunityRoute } from "./show-community.ts";

export { communityVisited } from "./events.ts";

export const communities: Feature = {
  name: "communities",
  routes: [listCommunitiesRoute, showCommunityRoute, recordLoginCommunityRoute],
};
