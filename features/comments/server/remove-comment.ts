import { loadPost, moveCount, type PostRow, publishToViewers } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { commentActs } from "../contract/audit-names.ts";
import { deleteComment } from "../contract/calls.ts";
import { commentDeletedLive } from "../contract/live.ts";
import {
  deleteCommentRow,
  emptyComment,
  findComment,
  hasReplies,
  lockThread,
  updateReplyCount,
  writerOf,
} from "./comments.sql.ts";
import { may } from "./policy.ts";
import { readCommentCount } from "./read-comments.ts";

/** The comment and what belongs to it are still there when this is emitted. */
export const commentDeleting = domainEvent<{ readonly id: number }>("commentDeleting");

/** A comment with replies stays without its text until the last reply is gone. */
async function takeOut(work: Work, id: number): Promise<void> {
  if (await hasReplies(work.db, id)) await emptyComment(work.db, id, work.now);
  else await deleteCommentRow(work.db, id);
}

/** Deletes for good; a hidden comment was not counted any more. @throws RECORD_NOT_FOUND when it is gone */
export async function removeComment(work: Work, post: PostRow, id: number): Promise<void> {
  const { parent_id } = (await findComment(work.db, post.id, id)) ?? {};
  const thread = await lockThread(work.db, parent_id ?? id);
  const removed = found(await findComment(work.db, post.id, id));
  await work.emit(commentDeleting, { id });
  await takeOut(work, id);
  if (parent_id && removed.published) await updateReplyCount(work.db, parent_id, -1);
  if (parent_id && thread?.removed) await takeOut(work, parent_id);
  if (removed.published) await moveCount(work, post, "comment_count", -1);
  publishToViewers(work, post, commentDeletedLive, { id, post_id: post.id });
}

export const deleteCommentRoute = serve(deleteComment, async (context, { params }) => {
  const { row, member, facts } = await loadPost(context, context.db, params.id);
  const comment = await findComment(context.db, params.id, params.commentId);
  if (!comment || (!comment.published && !may.readHidden(member)))
    throw failure(commonErrors.RECORD_NOT_FOUND);
  const own = comment.membership_id === member.membershipId && !comment.create_by_admin;
  assertMay(may.delete(member, facts, { own }));
  await removeComment(context, row, comment.id);
  if (!own && !facts.own)
    await recordAct(context, {
      act: commentActs.deleteComment,
      target: { kind: "comment", id: comment.id, membershipId: writerOf(comment) },
      changes: { content: [comment.content, null] },
    });
  return readCommentCount(context.db, params.id);
});
