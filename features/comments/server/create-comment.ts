import { bannedWordFault } from "#features/banned-words/server/index.ts";
import { postCountsLive } from "#features/posts/contract/live.ts";
import {
  checkMentions,
  type LoadedPost,
  loadPost,
  may as mayPost,
  mentioned,
  moveCount,
  publishToViewers,
} from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { expandedCounter } from "#kit/contract/fields/mentions.ts";
import { textFault } from "#kit/contract/fields/text.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { createComment } from "../contract/calls.ts";
import { commentCreatedLive } from "../contract/live.ts";
import { findCommentByClientId, findCommentCount, insertComment } from "./comments.sql.ts";
import { may } from "./policy.ts";
import { readComment } from "./read-comments.ts";

export const commentCreated = domainEvent<{
  readonly id: number;
  readonly communityId: number;
  readonly postId: number;
  /** Membership ids. */
  readonly posterId: number;
  readonly postByAdmin: boolean;
  readonly commenterId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
}>("commentCreated");

type Form = { readonly client_id: string; readonly content: string; readonly create_by_admin: boolean };

/** The people mentioned, all of whom can read the post. @throws what is wrong with the text */
async function checkComment(db: Db, { row }: LoadedPost, content: string): Promise<readonly number[]> {
  const place = { communityId: row.community_id, contentType: row.content_type, writerId: row.membership_id };
  const names = await checkMentions(db, place, content);
  const found =
    textFault(content, { ...limits.comment, counter: expandedCounter(graphemeLength, names) }) ??
    (await bannedWordFault(db, content));
  if (found)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
      { message_code: found.code, field: "content", params: found.params },
    ]);
  return [...names.keys()];
}

async function writeComment(work: Work, post: LoadedPost, form: Form): Promise<number> {
  const { row, member } = post;
  const mentionedIds = (await checkComment(work.db, post, form.content)).filter(
    (id) => id !== member.membershipId,
  );
  const comment = {
    community_id: row.community_id,
    post_id: row.id,
    membership_id: member.membershipId,
    client_id: form.client_id,
    create_by_admin: form.create_by_admin,
    content: form.content,
    created_at: work.now,
    updated_at: work.now,
  };
  const inserted = await insertComment(work.db, comment);
  if (!inserted) return (await findCommentByClientId(work.db, comment)).id;
  const counts = await moveCount(work.db, row.id, "comment_count", 1);
  await emitCommentCreated(work, post, { id: inserted.id, asOffice: form.create_by_admin, mentionedIds });
  publishToViewers(work, row, postCountsLive, counts);
  return inserted.id;
}

async function emitCommentCreated(
  work: Work,
  { row, member }: LoadedPost,
  comment: { id: number; asOffice: boolean; mentionedIds: readonly number[] },
): Promise<void> {
  const { id, asOffice, mentionedIds } = comment;
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
  const counted = await findCommentCount(context.db, post.row.id);
  if (!data) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data, comment_count: counted?.comment_count ?? 0 };
});
