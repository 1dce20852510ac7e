import * as z from "zod/mini";
import { date } from "#kit/contract/wire.ts";

/** Counting what grows with a community stops here, so that the dashboard costs the same in one of any size. */
export const COUNTED_LIVE = 10_000;

/** These are of this moment; `today` is the day in Asia/Tokyo. People who are paused do not participate. */
export const liveItems = z.object({
  today: date,
  alumni: z.number(),
  employees: z.number(),
  candidates: z.number(),
  /** The office has not read something that a member wrote in these. */
  unread_direct_chats: z.number(),
  /** One may still write in these chats that an interest has opened. */
  open_interest_chats: z.object({ recruitment: z.number(), joboffer: z.number() }),
  /** Members have written these, and they are shown. */
  posts_today: z.number(),
  comments_today: z.number(),
});
export type LiveItems = z.output<typeof liveItems>;
