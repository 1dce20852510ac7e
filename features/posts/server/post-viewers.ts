import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { type LiveEvent, type LivePayload, roomName } from "#kit/contract/live.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { refuseEntry } from "#kit/server/access/entry.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { postActs } from "../contract/audit-names.ts";
import { contentTypes } from "../contract/content-type.ts";
import { COMMUNITY_ALUMNI_ROOM, postCountsLive } from "../contract/live.ts";
import { may, type PostFacts, type PostToRead, readsJobOffers } from "./policy.ts";
import { authorOf, type CountedThing, findPost, type PostRow, updateCount } from "./posts.sql.ts";

type Read = "content_type" | "membership_id" | "post_by_admin" | "published";

export const toReadOf = (member: Pick<Member, "membershipId">, row: Pick<PostRow, Read>): PostToRead => ({
  contentType: row.content_type,
  own: row.membership_id === member.membershipId && !row.post_by_admin,
  published: row.published,
});

const factsOf = (member: Member, row: PostRow, now: Date): PostFacts => ({
  ...toReadOf(member, row),
  byAdmin: row.post_by_admin,
  ended: row.end_date !== null && row.end_date < tokyoDate(now),
  authorAway: !row.post_by_admin && row.state !== "participating",
});

export type LoadedPost = { readonly row: PostRow; readonly member: Member; readonly facts: PostFacts };

/** Loads the post as the caller sees it. @throws RECORD_NOT_FOUND for a post they may not read */
export async function loadPost(
  context: Pick<Context, "enter" | "now">,
  db: Db,
  postId: number,
): Promise<LoadedPost> {
  const row = found(await findPost(db, postId));
  const member = await context.enter(row.community_id);
  const facts = factsOf(member, row, context.now);
  if (!may.read(member, facts)) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { row, member, facts };
}

/** Loads a post that is shown. What only administrators may see of others is recorded. R438 */
export async function loadPostToRead(
  context: Pick<Context, "enter" | "now" | "inTransaction" | "db">,
  postId: number,
): Promise<LoadedPost> {
  const post = await loadPost(context, context.db, postId);
  if (!post.facts.published && !post.facts.own)
    await context.inTransaction((work) =>
      recordView(work, postActs.viewHiddenPost, {
        kind: "post",
        id: post.row.id,
        membershipId: authorOf(post.row),
      }),
    );
  return post;
}

/** A post has a community and an author there. */
export type PublishedPost = Pick<
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
 * Publishes to everybody who may read the post, and nobody else. R009: events of an employee's own job offer go to
 * their account, as long as their membership may enter the community.
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

/** Adds to a counter of the post in the transaction that adds or removes what it counts, and publishes all counters. */
export async function moveCount(
  work: Pick<Work, "db" | "publish">,
  post: PostRow,
  counter: CountedThing,
  by: 1 | -1,
) {
  const counts = await updateCount(work.db, post.id, counter, by);
  publishToViewers(work, post, postCountsLive, counts);
  return counts;
}
