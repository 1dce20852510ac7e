import type { Feature } from "#kit/server/feature.ts";
import { showTermsRoutes } from "./show-terms.ts";

export { publishTerms } from "./publish-terms.ts";
export { findStaleConsent } from "./stale-consent.ts";

export const terms: Feature = { name: "terms", routes: showTermsRoutes };
