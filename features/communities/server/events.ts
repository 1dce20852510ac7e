import { domainEvent } from "#kit/server/work/domain-event.ts";

/** A member has opened the community: once per visit of the browser, not per screen. */
export const communityVisited = domainEvent<{
  readonly communityId: number;
  readonly membershipId: number;
}>("communityVisited");
