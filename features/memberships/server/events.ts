import { domainEvent } from "#kit/server/work/domain-event.ts";

/**
 * Memberships of one community have ended: by leaving, by an administrator's decision or with the account. Their profiles
 * are gone already. They may be many: whoever hears of it does its part by statements about all of them.
 */
export const membersWithdrawn = domainEvent<{
  readonly communityId: number;
  readonly membershipIds: readonly number[];
}>("membersWithdrawn");

/** Nothing is left of what memberships that have ended said of people: of others neither who keep any of it. */
export const profilesErased = domainEvent<{ readonly membershipIds: readonly number[] }>("profilesErased");

/** Somebody waits for approval from now on. */
export const candidacyBegan = domainEvent<{ readonly communityId: number }>("candidacyBegan");
