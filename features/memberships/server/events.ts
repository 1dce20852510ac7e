import type { MemberKind } from "#kit/contract/member-kind.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";

/** Somebody has begun to participate: by registration, by approval or by returning; not after a mere pause. */
export const memberJoined = domainEvent<{
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
  readonly kind: MemberKind;
  readonly invitedByMembershipId: number | null;
}>("memberJoined");

/** A membership has ended: by leaving, by an administrator's decision or with the account. Its profile is gone already. */
export const memberWithdrawn = domainEvent<{
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
}>("memberWithdrawn");

/** Somebody waits for approval from now on, or one or many do not any more. */
export const candidacyChanged = domainEvent<{
  readonly communityId: number;
  readonly isWaiting: boolean;
}>("candidacyChanged");
