import { lazy } from "react";

/** Fetched when somebody wants to ask something; stands in a `Suspense`. */
export const InquiryModal = lazy(() => import("./inquiry-modal.tsx"));
