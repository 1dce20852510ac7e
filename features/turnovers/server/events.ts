import { domainEvent } from "#kit/server/work/domain-event.ts";

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
