import * as z from "zod/mini";
import { liveEvent, roomName } from "#kit/contract/live.ts";
import {
  countUnreadNotices,
  countUnreadProductNotices,
  listNotices,
  listProductNotices,
  showProductNotice,
} from "./calls.ts";

/** R117: these two events go to the account's own room. */
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

/** Everybody who is signed in, in whatever community, may listen here. */
export const SERVICE_ROOM = "service";
export const serviceRoom = roomName(SERVICE_ROOM, 0);
/** A notice of the provider has begun, changed or ended; how many are unread differs from person to person. */
export const productNoticesMoved = liveEvent("product-notices.moved", z.object({}), {
  changes: [listProductNotices.path, countUnreadProductNotices.path, showProductNotice.path],
});
