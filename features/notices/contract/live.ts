import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";

/** Both go to the account's own room, and carry the absolute count. */
export const noticesChanged = liveEvent(
  "notices.changed",
  z.object({ community_id: z.number(), unread_notification_count: z.number() }),
);
export const productNoticesChanged = liveEvent(
  "product-notices.changed",
  z.object({ total_unread_notification: z.number() }),
);
