import type { Feature } from "#kit/server/feature.ts";
import { planRequestRoutes } from "./answer-requests.ts";
import { tellOfRequests } from "./tell-operators.ts";

/** Operators answer what contractors ask for. */
export const feature: Feature = {
  name: "operator-plan-requests",
  routes: planRequestRoutes,
  listeners: [tellOfRequests],
};
