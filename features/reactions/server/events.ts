import { domainEvent } from "#kit/server/work/domain-event.ts";

/** A post as those hear of it who make a notice or open a chat. `memberships` ids throughout. */
export type ReactedPost = {
  readonly id: number;
  readonly communityId: number;
  readonly contentType: number;
  readonly title: string;
  /** Who wrote it; with `byAdmin` in the name of the management office. */
  readonly posterId: number;
  readonly byAdmin: boolean;
};

/** Emitted once per like given, not for a repeated one. */
export const liked = domainEvent<{ readonly post: ReactedPost; readonly likerId: number }>("liked");

/**
 * Emitted once per post and person, after the row in `interests` exists. The listener that opens the chat sets
 * `interests.chatroom_id` in the same transaction; the call reads it from there once committed.
 */
export const interestExpressed = domainEvent<{
  readonly post: ReactedPost;
  readonly interestedId: number;
}>("interestExpressed");
