import type { Feature } from "#kit/server/feature.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listOperatedCommunities, showOperatedCommunity } from "../contract/calls.ts";
import { changeCommunityRoutes } from "./change-community.ts";
import { communities, communityFields } from "./communities.sql.ts";
import { createCommunityRoute } from "./create-community.ts";
import { partnerRoutes } from "./partner.ts";
import { showCommunity } from "./show-community.ts";

const listRoutes = serveList(listOperatedCommunities, {
  from: ({ db }) => communities(db),
  id: "c.id",
  ...communityFields,
});

export const feature: Feature = {
  name: "operator-communities",
  routes: [
    ...listRoutes,
    createCommunityRoute,
    serve(showOperatedCommunity, ({ db }, { params }) => showCommunity(db, params.community_id)),
    ...changeCommunityRoutes,
    ...partnerRoutes,
  ],
};
