import type { PostRow } from "#features/posts/server/index.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";

/** A post as those hear of it who make a notice or open a chat. */
export type ReactedPost = Pick<
  PostRow,
  "id" | "community_id" | "content_type" | "title" | "membership_id" | "post_by_admin"
>;

/** Emitted once per like given, not for a repeated one. `likerId` is a membership's. */
export const liked = domainEvent<{ readonly post: ReactedPost; readonly likerId: number }>("liked");

/**
 * Emitted once per post and person, after the row in `interests` exists. The listener that opens the chat sets
 * `interests.chatroom_id`.
 */
export const interestExpressed = domainEvent<{
  readonly post: ReactedPost;
  readonly interestedId: number;
}>("interestExpressed");
