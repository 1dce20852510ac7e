import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";
import { countUnreadNotices, countUnreadProductNotices, listNotices, listProductNotices } from "./calls.ts";

/** R117: both events go to the account's own room. */
export const noticesChanged = liveEvent(
  "notices.changed",
  z.object({ community_id: z.number(), unread_notification_count: z.number() }),
  {
    keeps: [
      countUnreadNotices,
      ({ community_id, ...answer }) => ({ input: { params: { id: community_id } }, answer }),
    ],
    changes: [listNotices.path],
  },
);
export const productNoticesChanged = liveEvent(
  "product-notices.changed",
  z.object({ total_unread_notification: z.number() }),
  {
    keeps: [countUnreadProductNotices, (answer) => ({ input: {}, answer })],
    changes: [listProductNotices.path],
  },
);
