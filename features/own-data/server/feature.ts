import type { Feature } from "#kit/server/feature.ts";
import { ownDataRoutes } from "./download.ts";

export const feature: Feature = { name: "own-data", routes: ownDataRoutes };
