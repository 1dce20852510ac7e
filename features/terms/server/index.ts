export { consentToAll, consentToCommunity } from "./consent.ts";
export { recordConsents } from "./consents.sql.ts";
export { publishTerms } from "./publish-terms.ts";
export { findStaleConsent } from "./stale-consent.ts";
