import { commonErrors } from "#kit/contract/errors.ts";
import { mentionedIds } from "#kit/contract/fields/mentions.ts";
import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { postUpdatedLive } from "../contract/live.ts";
import { checkPost, type PostForm } from "./check-post.ts";
import { mentioned } from "./events.ts";
import { type LoadedPost, publishToViewers } from "./post-viewers.ts";
import { lockPost } from "./posts.sql.ts";
import { attachTags, countsTags, countTags } from "./tags.sql.ts";
import { replaceImages, updatePostRow } from "./write-post.sql.ts";

/**
 * The post as it is, nobody else changing it until the transaction ends, and the `updated_at` its change will have:
 * later than the last one however fast edits follow.
 * @throws RECORD_NOT_FOUND when it is gone, ERROR_STATUS_HAS_CHANGED when it is not as `seenAt` knows it
 */
export async function lockUnchanged(work: Work, postId: number, seenAt: string | undefined) {
  const row = await lockPost(work.db, postId);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  if (seenAt !== undefined && row.updated_at.getTime() !== new Date(seenAt).getTime())
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const updatedAt = new Date(Math.max(work.now.getTime(), row.updated_at.getTime() + 1));
  return { ...row, updatedAt };
}

/** Stores an edited form, unless the post has changed since `seenAt`. */
export async function editPost(
  work: Work,
  { row, member }: LoadedPost,
  form: PostForm,
  seenAt: string | undefined,
): Promise<void> {
  const current = await lockUnchanged(work, row.id, seenAt);
  const checked = await checkPost(work, form, {
    communityId: row.community_id,
    contentType: row.content_type,
    writerId: row.membership_id,
    accountId: member.accountId,
    edited: row,
  });
  const { title, content, end_date } = checked;
  await updatePostRow(work.db, row.id, { title, content, end_date, edited: true }, current.updatedAt);
  await replaceImages(work.db, row.id, checked.image_ids);
  const counted = countsTags(current);
  if (counted) await countTags(work.db, [row.id], -1);
  await attachTags(work.db, row.community_id, row.id, checked.tags);
  if (counted) await countTags(work.db, [row.id], 1);
  publishToViewers(work, row, postUpdatedLive, { id: row.id });
  await emitNewlyMentioned(work, row, member.membershipId, checked.mentionedIds);
}

async function emitNewlyMentioned(
  work: Work,
  row: LoadedPost["row"],
  editorId: number,
  ids: readonly number[],
): Promise<void> {
  const before = new Set([...mentionedIds(row.content), editorId]);
  const added = ids.filter((id) => !before.has(id));
  if (!row.published) return;
  await work.emit(mentioned, {
    communityId: row.community_id,
    postId: row.id,
    commentId: null,
    writerId: editorId,
    asOffice: row.post_by_admin,
    mentionedIds: added,
  });
}
