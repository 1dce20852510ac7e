import type { Feature } from "#kit/server/feature.ts";
import { listCommunitiesRoute } from "./list-communities.ts";

export const feature: Feature = { name: "lobby", routes: [listCommunitiesRoute] };
