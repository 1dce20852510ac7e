import type { LiveEvent, LivePayload } from "#kit/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { refuseEntry } from "#kit/server/access/entry.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import type { Work } from "#kit/server/work/work.ts";
import { contentTypes } from "../contract/content-type.ts";
import { COMMUNITY_ALUMNI_ROOM, COMMUNITY_ROOM } from "../contract/live.ts";
import { readsJobOffers } from "./policy.ts";
import type { PostRow } from "./posts.sql.ts";

/** Where a post stands, and who its author is there. */
type PublishedPost = Pick<
  PostRow,
  | "community_id"
  | "content_type"
  | "account_id"
  | "kind"
  | "role"
  | "state"
  | "is_private"
  | "is_daiko"
  | "suspended_at"
>;

/**
 * Publishes to everybody who may read the post, and nobody else. R009: an employee's own job offers are published to the account,
 * as long as its membership opens the community.
 */
export function publishToViewers<E extends LiveEvent>(
  work: Pick<Work, "publish">,
  post: PublishedPost,
  event: E,
  payload: LivePayload<E>,
): void {
  const isJobOffer = post.content_type === contentTypes.jobOffer;
  const room = isJobOffer ? COMMUNITY_ALUMNI_ROOM : COMMUNITY_ROOM;
  work.publish(roomName(room, post.community_id), event, payload);
  if (isJobOffer && !readsJobOffers(post) && !refuseEntry(post))
    work.publish(accountRoom(post.account_id), event, payload);
}
