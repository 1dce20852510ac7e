import { lazy } from "react";

/** Fetched once somebody writes; stands in a `Suspense`. */
export const Composer = lazy(() => import("./composer.tsx"));
