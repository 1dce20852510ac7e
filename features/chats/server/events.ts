import { domainEvent } from "#kit/server/work/domain-event.ts";

/** A message has been written in a chat; `readerId` is the membership it was written to. */
export const chatMessageWritten = domainEvent<{ readonly chatroomId: number; readonly readerId: number }>(
  "chatMessageWritten",
);
