import { loadPost, may as mayPost, publishToViewers } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { likeComment, unlikeComment } from "../contract/like-calls.ts";
import { commentLikedLive } from "../contract/live.ts";
import { deleteCommentLike, insertCommentLike, updateLikeCount } from "./comment-likes.sql.ts";
import { findComment, writerOf } from "./comments.sql.ts";

/** This is emitted once per like, not for a repeated one, and never for a comment of the office. */
export const commentLiked = domainEvent<{
  readonly id: number;
  readonly postId: number;
  readonly communityId: number;
  /** These are membership ids. */
  readonly writerId: number;
  readonly likerId: number;
}>("commentLiked");

/** A repeated like, or taking back one that is not there, changes nothing and answers alike. */
export const likeCommentRoutes = serveBoth(
  { like: likeComment, unlike: unlikeComment },
  async (context, { params: { id: postId, commentId: id } }, which) => {
    const { db, now } = context;
    const like = which === "like";
    const { row: post, member, facts } = await loadPost(context, db, postId);
    assertMay(mayPost.react(member, facts));
    const comment = await findComment(db, postId, id);
    if (!comment?.published) throw failure(commonErrors.RECORD_NOT_FOUND);
    const about = { community_id: post.community_id, comment_id: id, membership_id: member.membershipId };
    const changed = like ? await insertCommentLike(db, about, now) : await deleteCommentLike(db, about);
    const counted = found(await updateLikeCount(db, id, changed ? (like ? 1 : -1) : 0));
    const writerId = writerOf(comment);
    if (changed) publishToViewers(context, post, commentLikedLive, { id, post_id: postId, ...counted });
    if (changed && like && writerId !== null)
      await context.emit(commentLiked, {
        id,
        postId,
        communityId: post.community_id,
        writerId,
        likerId: member.membershipId,
      });
    return { data: { like, like_count: counted.like_count } };
  },
);
