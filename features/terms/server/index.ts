import type { Feature } from "#kit/server/feature.ts";
import { consentRoutes } from "./consent.ts";
import { showTermsRoutes } from "./show-terms.ts";

export { consentToAll } from "./consent.ts";
export { publishTerms } from "./publish-terms.ts";

/** The versions somebody can agree to at present; undefined where the document has not been written. */
export { findTerms } from "./terms.sql.ts";

export const terms: Feature = { name: "terms", routes: [...showTermsRoutes, ...consentRoutes] };
