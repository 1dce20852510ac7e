import { lazy } from "react";

/** Fetched when somebody wants to read terms; stands in a `Suspense`. */
export const TermsModal = lazy(() => import("./terms-modal.tsx"));
export { ConsentGate } from "./consent-gate.tsx";
export { oweConsent } from "./owed-consent.ts";
export { useTerms } from "./use-terms.ts";
