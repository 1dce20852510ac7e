import { domainEvent } from "#kit/server/work/domain-event.ts";

/** Notices of one kind were inserted; a feature that sends them elsewhere does so in the same transaction. */
export const noticesGiven = domainEvent<{ readonly ids: readonly number[] }>("noticesGiven");
