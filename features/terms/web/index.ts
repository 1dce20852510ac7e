import { lazy } from "react";

/** Fetched when somebody wants to read terms; stands in a `Suspense`. */
export const TermsModal = lazy(() => import("./terms-modal.tsx"));
export { useTerms } from "./use-terms.ts";
