import { postCountsLive } from "#features/posts/contract/live.ts";
import { loadPost, may, moveCount, publishToViewers } from "#features/posts/server/index.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { likePost, unlikePost } from "../contract/calls.ts";
import { liked } from "./events.ts";
import { reactedPost } from "./reacted-post.ts";
import { deleteLike, findLikeCount, insertLike } from "./reactions.sql.ts";

/** Liking twice, or taking back what is not there, changes nothing and answers alike. */
export const likeRoutes = serveBoth(
  { like: likePost, unlike: unlikePost },
  async (context, { params }, which) => {
    const like = which === "like";
    const { row, member, facts } = await loadPost(context, context.db, params.id);
    assertMay(may.react(member, facts));
    const { membershipId } = member;
    const changed = like
      ? await insertLike(context.db, {
          post_id: row.id,
          membership_id: membershipId,
          created_at: context.now,
        })
      : await deleteLike(context.db, row.id, membershipId);
    if (!changed) {
      const current = await findLikeCount(context.db, row.id);
      return { data: { like, like_count: current?.like_count ?? 0 } };
    }
    const counts = await moveCount(context.db, row.id, "like_count", like ? 1 : -1);
    if (like) context.emit(liked, { post: reactedPost(row), likerId: membershipId });
    publishToViewers(context, row, postCountsLive, counts);
    return { data: { like, like_count: counts.like_count } };
  },
);
