import type { Feature } from "#kit/server/feature.ts";
import { contractRoutes } from "./show-contract.ts";

/** 契約 is what a community has agreed on with the provider: operators write it, its office reads it. */
export const feature: Feature = { name: "contracts", routes: contractRoutes };
