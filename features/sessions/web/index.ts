import { lazy } from "react";

/** Fetched when somebody wants to leave; stands in a `Suspense`. */
export const LogOutDialog = lazy(() => import("./log-out-dialog.tsx"));
