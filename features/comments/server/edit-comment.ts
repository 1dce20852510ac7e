import { loadPost, may as mayPost, mentioned, publishToViewers } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import { editComment } from "../contract/calls.ts";
import { commentEditedLive } from "../contract/live.ts";
import { checkComment } from "./check-comment.ts";
import { findComment, lockThread, updateCommentContent } from "./comments.sql.ts";
import { may } from "./policy.ts";
import { readComment } from "./read-comments.ts";

/** Only newly mentioned people get a notice. */
export const editCommentRoute = serveInSteps(editComment, async (context, { params, body }) => {
  const post = await loadPost(context, context.db, params.id);
  const { row, member, facts } = post;
  await context.inTransaction(async (work) => {
    await lockThread(work.db, params.commentId);
    const comment = await findComment(work.db, row.id, params.commentId);
    if (!comment?.published) throw failure(commonErrors.RECORD_NOT_FOUND);
    const own = comment.membership_id === member.membershipId && !comment.create_by_admin;
    assertMay(may.edit({ own }));
    assertMay(mayPost.comment(member, facts));
    assertSeen(comment, body.updated_at);
    const { id } = comment;
    const mentionedIds = await checkComment(work.db, post, body.content, comment.content);
    if (body.content === comment.content) return;
    await updateCommentContent(work.db, id, body.content, nextVersion(comment, work.now));
    await work.emit(mentioned, {
      communityId: row.community_id,
      postId: row.id,
      commentId: id,
      writerId: member.membershipId,
      asOffice: false,
      mentionedIds,
    });
    publishToViewers(work, row, commentEditedLive, { id, post_id: row.id });
  });
  const data = found(await readComment(context, post, params.commentId));
  return { data };
});
