import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";

/**
 * Told to the whole community, so only of general groups. `gone`: deleted, or for invited people only from now on.
 * `members`: somebody joined or left; nothing else is different.
 */
export const groupChanged = liveEvent(
  "group.changed",
  z.object({
    id: z.number(),
    change: z.enum(["created", "edited", "members", "gone"]),
    members_count: z.number(),
  }),
);
