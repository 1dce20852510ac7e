import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";

/** The administrators of a community listen here. */
export const CONSOLE_ROOM = "console";

/** Somebody has applied or been decided upon; the number is absolute, so that a missed event leaves nothing wrong. */
export const candidatesChanged = liveEvent(
  "candidates.changed",
  z.object({ community_id: z.number(), waiting: z.number() }),
);
