import { postCountsLive } from "#features/posts/contract/live.ts";
import { loadPost, may, moveCount, publishToViewers } from "#features/posts/server/index.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { likePost, unlikePost } from "../contract/like-calls.ts";
import { liked } from "./events.ts";
import { deleteLike, findLikeCount, insertLike } from "./likes.sql.ts";

/** Liking twice, or taking back what is not there, changes nothing and answers alike. */
export const likeRoutes = serveBoth(
  { like: likePost, unlike: unlikePost },
  async (context, { params }, which) => {
    const { db, now } = context;
    const like = which === "like";
    const { row: post, member, facts } = await loadPost(context, db, params.id);
    assertMay(may.react(member, facts));
    const { membershipId } = member;
    const changed = like
      ? await insertLike(db, post.id, membershipId, now)
      : await deleteLike(db, post.id, membershipId);
    if (!changed) {
      const current = await findLikeCount(db, post.id);
      return { data: { like, like_count: current?.like_count ?? 0 } };
    }
    const counts = await moveCount(db, post.id, "like_count", like ? 1 : -1);
    if (like) await context.emit(liked, { post, likerId: membershipId });
    publishToViewers(context, post, postCountsLive, counts);
    return { data: { like, like_count: counts.like_count } };
  },
);
