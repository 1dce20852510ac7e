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

/** They are members from now on. */
export const candidatesApproved = domainEvent<{
  readonly communityId: number;
  readonly membershipIds: readonly number[];
}>("candidatesApproved");

/**
 * A membership goes to another owner who is not let into its chats: they stay with the account of `holderId`. With
 * `since`, only what began then or later.
 */
export const chatsWithheld = domainEvent<{
  readonly membershipId: number;
  readonly holderId: number;
  readonly since?: Date;
}>("chatsWithheld");

/** The chats that the account has kept open to the membership's owner. */
export const chatsReleased = domainEvent<{ readonly membershipId: number; readonly holderId: number }>(
  "chatsReleased",
);
