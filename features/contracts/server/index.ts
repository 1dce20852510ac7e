import type { Feature } from "#kit/server/feature.ts";
import { contractRoutes } from "./show-contract.ts";

export { changeContract } from "./change-contract.ts";
export { findContract, planRequestsOf } from "./contracts.sql.ts";
export { answerPlanRequest } from "./plan-requests.ts";

/** 契約 is what a community has agreed on with the provider: operators write it, its office reads it. */
export const contracts: Feature = { name: "contracts", routes: contractRoutes };
