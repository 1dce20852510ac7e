import type { Feature } from "#kit/server/feature.ts";
import { firstStepsRoutes } from "./first-steps.ts";

export { type FirstStepsRow, offeredFirstStepsSql } from "./first-steps.sql.ts";

export const firstSteps: Feature = { name: "first-steps", routes: firstStepsRoutes };
