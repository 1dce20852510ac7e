import type { Feature } from "#kit/server/feature.ts";
import { managementFlagRoutes } from "./management-flags.ts";

export { listFlags } from "./management-flags.sql.ts";

/** 管理フラグ: by which the office marks its people, under names of its own. */
export const managementFlags: Feature = { name: "management-flags", routes: managementFlagRoutes };
