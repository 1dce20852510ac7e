import { useCall } from "#kit/web/query/use-call.ts";
import { showSecondFactors } from "../contract/calls.ts";

/** Loads what protects one's own account besides the password. */
export const useSecondFactors = () => useCall(showSecondFactors, {});
