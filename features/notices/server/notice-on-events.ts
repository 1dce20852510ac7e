import { chatsClosed, membersChatOpened } from "#features/chats/server/index.ts";
import { commentCreated, commentLiked } from "#features/comments/server/index.ts";
import { dutyBit } from "#features/memberships/contract/duties.ts";
import { candidacyBegan, candidatesApproved } from "#features/memberships/server/events.ts";
import { findAdministrators } from "#features/memberships/server/index.ts";
import { mentioned } from "#features/posts/server/index.ts";
import { interestExpressed, liked, type ReactedPost } from "#features/reactions/server/index.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { noticesChanged } from "../contract/live.ts";
import { type CausedType, notificationTypes } from "../contract/notice-types.ts";
import { noticesGiven } from "./events.ts";
import { findUnreadCounts, hideNoticesOfChats, insertNotices, type NewNotice } from "./give-notices.sql.ts";

type Cause = Pick<NewNotice, "community_id" | "actor_membership_id"> & Partial<NewNotice>;

/** Nobody gets a notice of their own act. */
async function give(work: Work, notice_type: CausedType, cause: Cause, recipients: readonly number[]) {
  const others = recipients.filter((id) => id !== cause.actor_membership_id);
  if (others.length === 0) return;
  const about = { actor_as_office: false, post_id: null, comment_id: null, chatroom_id: null, ...cause };
  const notice = { ...about, notice_type, notification_type: notificationTypes[notice_type] };
  const given = await insertNotices(work.db, notice, others, work.now);
  if (given.length === 0) return;
  publishCounts(work, noticesChanged, findUnreadCounts, {
    members: given.map(({ membership_id }) => membership_id),
  });
  await work.emit(noticesGiven, { ids: given.map(({ id }) => id) });
}

const reaction = (post: ReactedPost, actor_membership_id: number): Cause => ({
  community_id: post.community_id,
  actor_membership_id,
  post_id: post.id,
});

export const noticeListeners = [
  on(chatsClosed, async (work, { membershipId, chatroomIds, isClosed }) => {
    await hideNoticesOfChats(work.db, membershipId, chatroomIds, isClosed);
    publishCounts(work, noticesChanged, findUnreadCounts, { members: [membershipId] });
  }),
  // Somebody the comment mentions gets one notice, about the mention; somebody it answers, about the reply.
  on(commentCreated, async (work, comment) => {
    const { posterId, answeredId, mentionedIds, asOffice } = comment;
    const cause = {
      community_id: comment.communityId,
      post_id: comment.postId,
      comment_id: comment.id,
      actor_membership_id: comment.commenterId,
      actor_as_office: asOffice,
    };
    if (answeredId !== null && !mentionedIds.includes(answeredId))
      await give(work, "reply", cause, [answeredId]);
    // The office's own comments are no news to it.
    const ownOffice = asOffice && comment.postByAdmin;
    if (ownOffice || posterId === answeredId || mentionedIds.includes(posterId)) return;
    await give(work, "comment", cause, [posterId]);
  }),
  on(mentioned, (work, { communityId, postId, commentId, writerId, asOffice, mentionedIds }) => {
    const cause = { community_id: communityId, post_id: postId, comment_id: commentId };
    const actor = { actor_membership_id: writerId, actor_as_office: asOffice };
    return give(work, "mention", { ...cause, ...actor }, mentionedIds);
  }),
  on(liked, (work, { post, likerId }) => give(work, "like", reaction(post, likerId), [post.membership_id])),
  on(commentLiked, (work, { communityId, postId, id, writerId, likerId }) => {
    const cause = { community_id: communityId, post_id: postId, comment_id: id };
    return give(work, "comment_like", { ...cause, actor_membership_id: likerId }, [writerId]);
  }),
  on(interestExpressed, (work, { post, interestedId }) =>
    give(work, "interest", reaction(post, interestedId), [post.membership_id]),
  ),
  on(membersChatOpened, (work, { communityId, chatroomId, postId, openerId, memberIds }) => {
    const cause = { community_id: communityId, post_id: postId, chatroom_id: chatroomId };
    return give(
      work,
      "chat_opened",
      { ...cause, actor_membership_id: openerId, actor_as_office: true },
      memberIds,
    );
  }),
  on(candidatesApproved, (work, { communityId, membershipIds }) =>
    give(work, "approval", { community_id: communityId, actor_membership_id: null }, membershipIds),
  ),
  // The notice has no name: a candidate may be deleted, and then nothing of them is left.
  on(candidacyBegan, async (work, { communityId }) => {
    const administrators = await findAdministrators(work.db, communityId, dutyBit("applications"));
    await give(work, "application", { community_id: communityId, actor_membership_id: null }, administrators);
  }),
];
