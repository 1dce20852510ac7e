import { domainEvent } from "#kit/server/work/domain-event.ts";

/** An administrator has let a candidate in. */
export const candidateApproved = domainEvent<{
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
  readonly approvedByMembershipId: number;
}>("candidateApproved");
