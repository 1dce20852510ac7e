import {
  type LoadedPost,
  loadPost,
  may as mayPost,
  mentioned,
  moveCount,
  publishToViewers,
} from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { commentActs } from "../contract/audit-names.ts";
import { createComment } from "../contract/calls.ts";
import { commentCreatedLive } from "../contract/live.ts";
import { checkComment } from "./check-comment.ts";
import { insertComment, lockThread, updateReplyCount, writerOf } from "./comments.sql.ts";
import { may } from "./policy.ts";
import { readComment, readCommentCount } from "./read-comments.ts";

export const commentCreated = domainEvent<{
  readonly id: number;
  readonly communityId: number;
  readonly postId: number;
  /** These are membership ids. */
  readonly posterId: number;
  readonly postByAdmin: boolean;
  readonly commenterId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
  /** This member wrote the comment it replies to; it is null without one, or where the office wrote it. */
  readonly answeredId: number | null;
}>("commentCreated");

type Form = {
  readonly client_id: string;
  readonly content: string;
  readonly create_by_admin: boolean;
  readonly parent_id?: number | null | undefined;
};

/** Locks the parent until the reply is inserted. @throws RECORD_NOT_FOUND when it is gone, hidden or itself a reply */
async function lockAnswered(work: Work, post: LoadedPost, id: number) {
  const answered = await lockThread(work.db, id);
  const isThere = answered && !answered.removed && answered.published;
  if (!isThere || answered.post_id !== post.row.id || answered.parent_id !== null)
    throw failure(commonErrors.RECORD_NOT_FOUND);
  return answered;
}

async function writeComment(work: Work, post: LoadedPost, form: Form): Promise<number> {
  const { row, member } = post;
  const mentionedIds = await checkComment(work.db, post, form.content);
  const parent_id = form.parent_id ?? null;
  const answered = parent_id === null ? null : await lockAnswered(work, post, parent_id);
  const comment = {
    community_id: row.community_id,
    post_id: row.id,
    membership_id: member.membershipId,
    client_id: form.client_id,
    parent_id,
    create_by_admin: form.create_by_admin,
    content: form.content,
    created_at: work.now,
    updated_at: work.now,
  };
  const { id, isNew } = await insertComment(work.db, comment);
  if (!isNew) return id;
  if (form.create_by_admin)
    await recordAct(work, {
      act: commentActs.createOfficeComment,
      target: { kind: "comment", id },
      changes: { content: [null, form.content] },
    });
  if (answered) await updateReplyCount(work.db, answered.id, 1);
  await moveCount(work, row, "comment_count", 1);
  await emitCommentCreated(work, post, {
    id,
    asOffice: form.create_by_admin,
    mentionedIds,
    answeredId: answered && writerOf(answered),
  });
  return id;
}

async function emitCommentCreated(
  work: Work,
  { row, member }: LoadedPost,
  comment: { id: number; asOffice: boolean; mentionedIds: readonly number[]; answeredId: number | null },
): Promise<void> {
  const { id, asOffice, mentionedIds, answeredId } = comment;
  const about = {
    communityId: row.community_id,
    postId: row.id,
    asOffice,
    mentionedIds,
  };
  await work.emit(commentCreated, {
    ...about,
    id,
    posterId: row.membership_id,
    postByAdmin: row.post_by_admin,
    commenterId: member.membershipId,
    answeredId,
  });
  await work.emit(mentioned, { ...about, commentId: id, writerId: member.membershipId });
  publishToViewers(work, row, commentCreatedLive, { id, post_id: row.id });
}

export const createCommentRoute = serveInSteps(createComment, async (context, { params, body }) => {
  const post = await loadPost(context, context.db, params.id);
  assertMay(mayPost.comment(post.member, post.facts));
  if (body.create_by_admin) assertMay(may.writeAsOffice(post.member));
  const id = await context.inTransaction((work) => writeComment(work, post, body));
  const data = await readComment(context, post, id);
  if (!data) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data, ...(await readCommentCount(context.db, post.row.id)) };
});
