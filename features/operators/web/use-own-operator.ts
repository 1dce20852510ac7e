import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showOwnOperator } from "../contract/calls.ts";

export const useOwnOperator = () => useCall(showOwnOperator, {}, { staleTime: MINUTE_MS });
