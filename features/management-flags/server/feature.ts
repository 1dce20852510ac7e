import type { Feature } from "#kit/server/feature.ts";
import { managementFlagRoutes } from "./management-flags.ts";

export const feature: Feature = { name: "management-flags", routes: managementFlagRoutes };
