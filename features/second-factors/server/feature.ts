import type { Feature } from "#kit/server/feature.ts";
import { confirmationRoutes } from "./confirm-by-passkey.ts";
import { demandRoutes } from "./demand.ts";
import { ownAppRoutes } from "./own-app.ts";
import { ownFactorRoutes } from "./own-factors.ts";
import { ownPasskeyRoutes } from "./own-passkeys.ts";

export const feature: Feature = {
  name: "second-factors",
  routes: [...ownFactorRoutes, ...ownAppRoutes, ...ownPasskeyRoutes, ...confirmationRoutes, ...demandRoutes],
};
