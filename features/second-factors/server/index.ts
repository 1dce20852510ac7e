import type { Feature } from "#kit/server/feature.ts";
import { confirmationRoutes } from "./confirm-by-passkey.ts";
import { demandRoutes } from "./demand.ts";
import { ownAppRoutes } from "./own-app.ts";
import { ownFactorRoutes } from "./own-factors.ts";
import { ownPasskeyRoutes } from "./own-passkeys.ts";

export { addFirstApp, beginFirstApp } from "./first-app.ts";
export { proveOwner } from "./prove-owner.ts";
export { removeSecondFactors } from "./remove-all.ts";
export { hasSecondFactor } from "./second-factors.sql.ts";
export { anyPasskeyOptions, availableFactors, verifySecondFactor } from "./verify.ts";

export const secondFactors: Feature = {
  name: "second-factors",
  routes: [...ownFactorRoutes, ...ownAppRoutes, ...ownPasskeyRoutes, ...confirmationRoutes, ...demandRoutes],
};
