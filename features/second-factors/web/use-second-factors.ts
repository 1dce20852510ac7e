import { useCall } from "#kit/web/query/use-call.ts";
import { showSecondFactors } from "../contract/calls.ts";

/** With what one's own account is protected beside the password. */
export const useSecondFactors = () => useCall(showSecondFactors, {});
