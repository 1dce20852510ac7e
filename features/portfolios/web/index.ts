import { lazy } from "react";

/** It is loaded where it is shown, inside a `Suspense`. */
export const MemberPortfolio = lazy(() => import("./member-portfolio.tsx"));
