import type { Feature } from "#kit/server/feature.ts";
import { consentRoutes } from "./consent.ts";
import { showTermsRoutes } from "./show-terms.ts";

export { consentToAll, consentToCommunity } from "./consent.ts";
export { recordConsents } from "./consents.sql.ts";
export { publishTerms } from "./publish-terms.ts";
export { findStaleConsent } from "./stale-consent.ts";

export const terms: Feature = { name: "terms", routes: [...showTermsRoutes, ...consentRoutes] };
