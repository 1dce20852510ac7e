import { useLocation } from "react-router";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showCommunity } from "../contract/calls.ts";

/** SK40 is about a community and not inside it: leaving needs no entering. */
const IN_COMMUNITY = /^\/\w+\/communities\/(\d+)(?:\/(?!leave_community$)|$)/;
/** Settings change rarely, and what is refused is refused by the server. */
const FRESH_MS = MINUTE_MS;

/** The id in `/{area}/communities/:id/…`, or null outside a community. */
export function useCommunityId(): number | null {
  const { pathname } = useLocation();
  const id = IN_COMMUNITY.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** The community with its settings, theme and one's own membership. Its frame says what to do when it fails. */
export function useCommunity(id: number | null) {
  const beside = useCommunityId() === null;
  return useCall(
    showCommunity,
    { params: { id: id ?? 0 } },
    { enabled: id !== null, staleTime: FRESH_MS, ...(beside && { meta: { beside } }) },
  );
}

/** The name of the community on screen, as soon as it is known. */
export const useCommunityName = (): string | undefined => useCommunity(useCommunityId()).data?.data.name;
