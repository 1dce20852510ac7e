import type { Feature } from "#kit/server/feature.ts";
import { endSteps, removeSteps } from "./remove-steps.ts";
import { secondStepRoutes } from "./second-step.ts";
import { showSessionRoute } from "./show-session.ts";
import { signInRoutes } from "./sign-in.ts";
import { signOutRoutes } from "./sign-out.ts";

export const feature: Feature = {
  name: "sessions",
  routes: [...signInRoutes, ...secondStepRoutes, ...signOutRoutes, showSessionRoute],
  jobs: [removeSteps],
  listeners: [endSteps],
};
