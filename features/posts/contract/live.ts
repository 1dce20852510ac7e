import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";

/** Alumni and administrators listen here: events of job offers go only to this room and to the author. R009 */
export const COMMUNITY_ALUMNI_ROOM = "community-alumni";

const named = z.object({ id: z.number() });

const ofType = z.object({ ...named.shape, content_type: z.number() });

export const postCreatedLive = liveEvent("post.created", ofType);
export const postUpdatedLive = liveEvent("post.updated", named);
/** An administrator has hidden it, and it must vanish at once. R438 */
export const postHiddenLive = liveEvent("post.hidden", named);
export const postRevealedLive = liveEvent("post.revealed", ofType);
export const postDeletedLive = liveEvent("post.deleted", named);
export const postCountsLive = liveEvent(
  "post.counts",
  z.object({
    id: z.number(),
    like_count: z.number(),
    comment_count: z.number(),
    interest_count: z.number(),
  }),
);
