import { domainEvent } from "#kit/server/work/domain-event.ts";

/**
 * Memberships of one community have ended: by leaving, by an administrator's decision or with the account. Their
 * profiles are erased already. They may be many, so listeners use statements about all of them.
 */
export const membersWithdrawn = domainEvent<{
  readonly communityId: number;
  readonly membershipIds: readonly number[];
}>("membersWithdrawn");

/** The profiles of ended memberships were erased; listeners erase what they keep of them. */
export const profilesErased = domainEvent<{ readonly membershipIds: readonly number[] }>("profilesErased");

/** Somebody waits for approval from now on. */
export const candidacyBegan = domainEvent<{ readonly communityId: number }>("candidacyBegan");
