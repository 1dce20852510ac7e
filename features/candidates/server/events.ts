import { domainEvent } from "#kit/server/work/domain-event.ts";

/** An administrator has let candidates in. */
export const candidatesApproved = domainEvent<{
  readonly communityId: number;
  readonly membershipIds: readonly number[];
}>("candidatesApproved");
