import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { joinQueries } from "#kit/web/query/join-queries.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showCandidate } from "../contract/calls.ts";

type Params = { readonly id: number; readonly management_no: number };

/** Loads one candidate with the community's questions; it is not loaded again after a decision made here. */
export function useCandidate(params: Params, isDecided: (id: number) => boolean) {
  const options = { refetchOnWindowFocus: false };
  const candidate = useCall(
    showCandidate,
    { params },
    { ...options, enabled: ({ state }) => !(state.data && isDecided(state.data.data.id)) },
  );
  const columns = useCall(showRegistrationColumns, { params: { id: params.id } }, options);
  return { candidate, query: joinQueries(candidate, columns) };
}
