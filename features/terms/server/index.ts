export { consentToAll, consentToCommunity } from "./consent.ts";
export { recordConsents } from "./consents.sql.ts";
export { publishNextTerms, publishTerms } from "./publish-terms.ts";
export { listTermsOf, showTermsOf } from "./show-versions.ts";
export { findStaleConsent } from "./stale-consent.ts";
