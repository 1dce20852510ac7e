import { lazy } from "react";

/** It is loaded once somebody writes, inside a `Suspense`. */
export const Composer = lazy(() => import("./composer.tsx"));
