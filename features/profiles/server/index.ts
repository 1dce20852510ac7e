import type { Feature } from "#kit/server/feature.ts";
import { showOwnProfileRoutes } from "./show-own-profile.ts";

export const profiles: Feature = { name: "profiles", routes: showOwnProfileRoutes };
