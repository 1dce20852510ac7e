import { lazy } from "react";

/** It is loaded when somebody wants to read terms, inside a `Suspense`. */
export const TermsModal = lazy(() => import("./terms-modal.tsx"));
export { ConsentGate } from "./consent-gate.tsx";
export { oweConsent, useThemeWhileOwed } from "./owed-consent.ts";
export { newVersionOf, type TermsPlace } from "./terms-place.ts";
export { TermsVersions } from "./terms-versions.tsx";
export { useTerms } from "./use-terms.ts";
