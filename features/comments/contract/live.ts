import * as z from "zod/mini";
import { liveEvent } from "#kit/contract/live.ts";

/** Events go to the rooms of the post (`features/posts/contract/live.ts`); clients then fetch the text. */
const named = z.object({ id: z.number(), post_id: z.number() });

export const commentCreatedLive = liveEvent("comment.created", named);
export const commentHiddenLive = liveEvent("comment.hidden", named);
export const commentRevealedLive = liveEvent("comment.revealed", named);
export const commentEditedLive = liveEvent("comment.edited", named);
export const commentLikedLive = liveEvent(
  "comment.liked",
  z.object({ ...named.shape, like_count: z.number() }),
);
export const commentDeletedLive = liveEvent("comment.deleted", named);
