import { useCall } from "#kit/web/query/use-call.ts";
import { showSecondFactors } from "../contract/calls.ts";

export const useSecondFactors = () => useCall(showSecondFactors, {});
