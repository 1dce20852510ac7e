import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";
import { listContractHistory, showContract } from "./calls.ts";

/** The provider has changed it, or somebody has asked for a plan or answered; it says nothing of what it holds. */
export const contractChanged = liveEvent("contract.changed", z.object({}), {
  changes: [showContract.path, listContractHistory.path],
});
