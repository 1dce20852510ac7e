import { accountClosed } from "#features/accounts/server/index.ts";
import { candidatesApproved } from "#features/candidates/server/index.ts";
import { commentCreated, commentDeleting, commentLiked } from "#features/comments/server/index.ts";
import { dutyBit } from "#features/memberships/contract/duties.ts";
import { candidacyBegan, membersWithdrawn } from "#features/memberships/server/events.ts";
import { findAdministrators } from "#features/memberships/server/index.ts";
import { mentioned, postDeleting } from "#features/posts/server/index.ts";
import { interestExpressed, liked, type ReactedPost } from "#features/reactions/server/index.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { domainEvent, on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { noticesChanged } from "../contract/live.ts";
import { type NoticeType, notificationTypes } from "../contract/notice-types.ts";
import { findUnreadCounts, insertNotices } from "./give-notices.sql.ts";
import { deleteNoticesOf, findNoticed } from "./notices.sql.ts";
import { forgetProductNoticeReads } from "./product-notices.sql.ts";

/** Notices have been given, all of one kind; whoever brings them elsewhere does it in the same transaction. */
export const noticesGiven = domainEvent<{ readonly ids: readonly number[] }>("noticesGiven");

type Cause = {
  readonly communityId: number;
  readonly actorId: number | null;
  readonly asOffice?: boolean;
  readonly postId?: number;
  readonly commentId?: number | null;
};

/** Nobody hears of their own act. */
async function give(
  work: Work,
  type: NoticeType,
  cause: Cause,
  recipients: readonly number[],
): Promise<void> {
  const others = recipients.filter((id) => id !== cause.actorId);
  if (others.length === 0) return;
  const given = await insertNotices(
    work.db,
    {
      community_id: cause.communityId,
      notice_type: type,
      notification_type: notificationTypes[type],
      actor_membership_id: cause.actorId,
      actor_as_office: cause.asOffice ?? false,
      post_id: cause.postId ?? null,
      comment_id: cause.commentId ?? null,
    },
    others,
    work.now,
  );
  if (given.length === 0) return;
  publishCounts(work, noticesChanged, findUnreadCounts, {
    members: given.map(({ membership_id }) => membership_id),
  });
  await work.emit(noticesGiven, { ids: given.map(({ id }) => id) });
}

const reaction = (post: ReactedPost, actorId: number): Cause => ({
  communityId: post.community_id,
  actorId,
  postId: post.id,
});

const countAnew = async (work: Work, cause: "post_id" | "comment_id", id: number): Promise<void> =>
  publishCounts(work, noticesChanged, findUnreadCounts, { members: await findNoticed(work.db, cause, id) });

export const noticeListeners = [
  // Whoever the comment mentions hears of it as a mention, once; whoever it answers, as a reply.
  on(commentCreated, async (work, comment) => {
    const { communityId, postId, posterId, answeredId, mentionedIds } = comment;
    const { commenterId: actorId, asOffice, id: commentId } = comment;
    const cause = { communityId, postId, actorId, asOffice, commentId };
    if (answeredId !== null && !mentionedIds.includes(answeredId))
      await give(work, "reply", cause, [answeredId]);
    // The office's own comments are no news to it.
    const ownOffice = asOffice && comment.postByAdmin;
    if (ownOffice || posterId === answeredId || mentionedIds.includes(posterId)) return;
    await give(work, "comment", cause, [posterId]);
  }),
  on(mentioned, async (work, mention) => {
    const { communityId, postId, commentId, writerId: actorId, asOffice } = mention;
    await give(work, "mention", { communityId, postId, commentId, actorId, asOffice }, mention.mentionedIds);
  }),
  on(liked, (work, { post, likerId }) => give(work, "like", reaction(post, likerId), [post.membership_id])),
  on(commentLiked, (work, { communityId, postId, id: commentId, writerId, likerId: actorId }) =>
    give(work, "comment_like", { communityId, postId, commentId, actorId }, [writerId]),
  ),
  on(interestExpressed, (work, { post, interestedId }) =>
    give(work, "interest", reaction(post, interestedId), [post.membership_id]),
  ),
  on(candidatesApproved, (work, { communityId, membershipIds }) =>
    give(work, "approval", { communityId, actorId: null }, membershipIds),
  ),
  // Without a name: who applies may be deleted, and nothing of them is left then.
  on(candidacyBegan, async (work, { communityId }) => {
    const administrators = await findAdministrators(work.db, communityId, dutyBit("applications"));
    await give(work, "application", { communityId, actorId: null }, administrators);
  }),
  on(membersWithdrawn, async (work, { membershipIds }) => {
    await deleteNoticesOf(work.db, membershipIds);
  }),
  on(accountClosed, async (work, { accountId }) => {
    await forgetProductNoticeReads(work.db, accountId);
  }),
  // Their notices go with them; whoever had one learns the new count.
  on(postDeleting, (work, { id }) => countAnew(work, "post_id", id)),
  on(commentDeleting, (work, { id }) => countAnew(work, "comment_id", id)),
];
