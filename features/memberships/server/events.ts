import { domainEvent } from "#kit/server/work/domain-event.ts";

/** A membership has ended: by leaving, by an administrator's decision or with the account. Its profile is gone already. */
export const memberWithdrawn = domainEvent<{
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
}>("memberWithdrawn");

/** Nothing is left of what memberships that have ended said of people: of others neither who keep any of it. */
export const profilesErased = domainEvent<{ readonly membershipIds: readonly number[] }>("profilesErased");

/** Somebody waits for approval from now on. */
export const candidacyBegan = domainEvent<{ readonly communityId: number }>("candidacyBegan");
