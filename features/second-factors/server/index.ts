import type { Feature } from "#kit/server/feature.ts";
import { demandRoutes } from "./demand.ts";
import { ownAppRoutes } from "./own-app.ts";
import { ownFactorRoutes } from "./own-factors.ts";
import { ownPasskeyRoutes } from "./own-passkeys.ts";

export { anyPasskeyOptions, proveSecondFactor, waysOf } from "./prove.ts";
export { removeSecondFactors } from "./remove-all.ts";
export { hasSecondFactor } from "./second-factors.sql.ts";

export const secondFactors: Feature = {
  name: "second-factors",
  routes: [...ownFactorRoutes, ...ownAppRoutes, ...ownPasskeyRoutes, ...demandRoutes],
};
