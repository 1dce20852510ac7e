import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { joinQueries } from "#kit/web/query/join-queries.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showCandidate } from "../contract/calls.ts";

/** One candidate, with what the community asks of everybody. */
export function useCandidate(params: { readonly id: number; readonly management_no: number }) {
  const options = { refetchOnWindowFocus: false };
  const candidate = useCall(showCandidate, { params }, options);
  const columns = useCall(showRegistrationColumns, { params: { id: params.id } }, options);
  return { candidate, query: joinQueries(candidate, columns) };
}
