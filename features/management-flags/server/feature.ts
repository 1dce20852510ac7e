import type { Feature } from "#kit/server/feature.ts";
import { managementFlagRoutes } from "./management-flags.ts";

/** 管理フラグ are marks by which the office distinguishes people, with names of its own. */
export const feature: Feature = { name: "management-flags", routes: managementFlagRoutes };
