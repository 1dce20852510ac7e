import { lazy } from "react";

/** It is loaded when somebody wants to ask something, inside a `Suspense`. */
export const InquiryModal = lazy(() => import("./inquiry-modal.tsx"));
