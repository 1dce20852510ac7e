import { type CommunityCard, listCommunities } from "#features/communities/contract/calls.ts";
import type { LoadedQuery } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";

/** Returns the communities one may enter, each with a profile of its own. */
export function useOwnCommunities(): LoadedQuery<readonly CommunityCard[]> {
  const query = useCall(listCommunities, {});
  return { ...query, data: query.data?.data.records.filter(({ can_enter }) => can_enter) };
}
