import { domainEvent } from "#kit/server/work/domain-event.ts";

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
