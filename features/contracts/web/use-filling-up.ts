import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showContract } from "../contract/calls.ts";
import { FILLING_UP } from "../contract/limits.ts";

/** Tells how many places are taken of how many, where few are left; null for a community loads nothing. */
export function useFillingUp(communityId: number | null) {
  const input = { params: { id: communityId ?? 0 } };
  const { data } = useCall(showContract, input, {
    enabled: communityId !== null,
    staleTime: 10 * MINUTE_MS,
    // The menu goes without it.
    meta: { beside: true },
  });
  if (!data) return undefined;
  const { members, member_limit: limit } = data.data;
  const taken = members.alumni + members.employees;
  return taken >= limit * FILLING_UP ? { taken, limit } : undefined;
}
