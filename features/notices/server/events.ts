import { domainEvent } from "#kit/server/work/domain-event.ts";

/** Notices have been given, all of one kind; whoever brings them elsewhere does it in the same transaction. */
export const noticesGiven = domainEvent<{ readonly ids: readonly number[] }>("noticesGiven");
