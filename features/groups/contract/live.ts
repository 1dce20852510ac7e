import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";

/**
 * Goes to the whole community, so it is published only for general groups. `gone`: the group is deleted or now
 * invitation-only. `members`: somebody has joined or left, and nothing else has changed.
 */
export const groupChanged = liveEvent(
  "group.changed",
  z.object({
    id: z.number(),
    change: z.enum(["created", "edited", "members", "gone"]),
    members_count: z.number(),
  }),
);
