import type { Feature } from "#kit/server/feature.ts";
import { consentRoutes } from "./consent.ts";
import { officeTermsRoutes, takeEffect } from "./office-terms.ts";
import { showTermsRoutes } from "./show-terms.ts";

export const feature: Feature = {
  name: "terms",
  routes: [...showTermsRoutes, ...consentRoutes, ...officeTermsRoutes],
  jobs: [takeEffect],
};
