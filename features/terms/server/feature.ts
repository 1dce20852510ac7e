import type { Feature } from "#kit/server/feature.ts";
import { consentRoutes } from "./consent.ts";
import { showTermsRoutes } from "./show-terms.ts";

export const feature: Feature = { name: "terms", routes: [...showTermsRoutes, ...consentRoutes] };
