export { changeContract } from "./change-contract.ts";
export { findContract, planRequestsOf } from "./contracts.sql.ts";
export { answerPlanRequest, planRequested } from "./plan-requests.ts";
