import type { Feature } from "#kit/server/feature.ts";
import { firstStepsRoutes } from "./first-steps.ts";

export const feature: Feature = { name: "first-steps", routes: firstStepsRoutes };
