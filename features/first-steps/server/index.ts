export { type FirstStepsRow, offeredFirstStepsSql } from "./first-steps.sql.ts";
