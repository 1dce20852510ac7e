import { loadPost, moveCount, type PostRow, publishToViewers } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { updateComment } from "../contract/admin-calls.ts";
import { commentHiddenLive, commentRevealedLive } from "../contract/live.ts";
import { findComment, updateCommentPublished, updateReplyCount, writerOf } from "./comments.sql.ts";
import { may } from "./policy.ts";
import { readComment, readCommentCount } from "./read-comments.ts";
import { removeComment } from "./remove-comment.ts";

/** Hiding or revealing twice changes nothing more. R418 */
async function setPublished(work: Work, post: PostRow, id: number, published: boolean): Promise<void> {
  const changed = await updateCommentPublished(work.db, id, published, work.now);
  if (!changed) return;
  if (changed.parent_id !== null) await updateReplyCount(work.db, changed.parent_id, published ? 1 : -1);
  publishToViewers(work, post, published ? commentRevealedLive : commentHiddenLive, { id, post_id: post.id });
  await moveCount(work, post, "comment_count", published ? 1 : -1);
}

/** R421, R509: a comment that its writer has deleted meanwhile answers 404, and the browser drops it. */
export const moderateCommentRoute = serveInSteps(updateComment, async (context, { params, body }) => {
  const post = await loadPost(context, context.db, params.postId);
  assertMay(may.hide(post.member));
  await context.inTransaction(async (work) => {
    const comment = found(await findComment(work.db, post.row.id, params.commentId));
    if (body.comment_deleted_flg) await removeComment(work, post.row, comment.id);
    else await setPublished(work, post.row, comment.id, body.published);
    await recordAct(work, {
      target: { kind: "comment", id: comment.id, membershipId: writerOf(comment) },
      changes: body.comment_deleted_flg
        ? { content: [comment.content, null] }
        : changesBetween(comment, { published: body.published }),
    });
  });
  const data = await readComment(context, post, params.commentId);
  if (!data && !body.comment_deleted_flg) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data, ...(await readCommentCount(context.db, post.row.id)) };
});
