import { loadPost, may, moveCount, type PostRow } from "#features/posts/server/index.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { likePost, unlikePost } from "../contract/like-calls.ts";
import { deleteLike, findLikeCount, insertLike } from "./likes.sql.ts";

/** Listeners that make a notice or open a chat get these facts of the post. */
export type ReactedPost = Pick<
  PostRow,
  "id" | "community_id" | "content_type" | "title" | "membership_id" | "post_by_admin"
>;

/** It is emitted once per like, not for a repeated one. `likerId` is a membership. */
export const liked = domainEvent<{ readonly post: ReactedPost; readonly likerId: number }>("liked");

/** A repeated like, or taking back one that is not there, changes nothing and answers alike. */
export const likeRoutes = serveBoth(
  { like: likePost, unlike: unlikePost },
  async (context, { params }, which) => {
    const { db, now } = context;
    const like = which === "like";
    const { row: post, member, facts } = await loadPost(context, db, params.id);
    assertMay(may.react(member, facts));
    const { membershipId } = member;
    const key = { community_id: post.community_id, post_id: post.id, membership_id: membershipId };
    const changed = like ? await insertLike(db, key, now) : await deleteLike(db, key);
    if (!changed) {
      const current = await findLikeCount(db, post.id);
      return { data: { like, like_count: current?.like_count ?? 0 } };
    }
    const { like_count } = await moveCount(context, post, "like_count", like ? 1 : -1);
    if (like) await context.emit(liked, { post, likerId: membershipId });
    return { data: { like, like_count } };
  },
);
