import { found } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import { assertSeen, nextVersion } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import { postActs } from "../contract/audit-names.ts";
import { updatePost } from "../contract/calls.ts";
import { postUpdatedLive } from "../contract/live.ts";
import { checkPost, type PostForm } from "./check-post.ts";
import { mentioned } from "./events.ts";
import { may } from "./policy.ts";
import { type LoadedPost, loadPost, publishToViewers } from "./post-viewers.ts";
import { lockPost } from "./posts.sql.ts";
import { readPost } from "./read-post.ts";
import { attachTags, countsTags, countTags, listTagsOfPost } from "./tags.sql.ts";
import { listImagesOfPost, replaceImages, updatePostRow } from "./write-post.sql.ts";

/**
 * Locks the post until the transaction ends.
 * @throws RECORD_NOT_FOUND when it is gone, ERROR_STATUS_HAS_CHANGED when it has changed since `seenAt`
 */
export async function lockUnchanged(work: Work, postId: number, seenAt: string | undefined) {
  const row = found(await lockPost(work.db, postId));
  assertSeen(row, seenAt);
  return row;
}

type Edit = { readonly [K in keyof PostForm]?: PostForm[K] | undefined };

/**
 * Stores an edited form, unless the post has changed since `seenAt`. What the form leaves out stays. Returns what has
 * changed, for the audit log.
 */
export async function editPost(
  work: Work,
  { row, member }: LoadedPost,
  edit: Edit,
  seenAt: string | undefined,
): Promise<Changes | undefined> {
  const { id, community_id: communityId } = row;
  const current = await lockUnchanged(work, id, seenAt);
  const before = {
    title: current.title,
    content: current.content,
    end_date: current.end_date,
    tags: await listTagsOfPost(work.db, id),
    images: await listImagesOfPost(work.db, id),
  };
  const form = {
    title: edit.title ?? current.title,
    content: edit.content ?? current.content,
    end_date: edit.end_date === undefined ? current.end_date : edit.end_date,
    image_ids: edit.image_ids ?? before.images,
    tags: edit.tags ?? before.tags,
  };
  const { title, content, end_date, image_ids, tags, mentionedIds } = await checkPost(work, form, {
    communityId,
    contentType: row.content_type,
    writerId: row.membership_id,
    accountId: member.accountId,
    edited: current,
  });
  await updatePostRow(work.db, id, { title, content, end_date, updated_at: nextVersion(current, work.now) });
  await replaceImages(work.db, { community_id: communityId, post_id: id }, image_ids);
  const counted = countsTags(current);
  if (counted) await countTags(work.db, [id], -1);
  await attachTags(work.db, communityId, id, tags);
  if (counted) await countTags(work.db, [id], 1);
  publishToViewers(work, row, postUpdatedLive, { id });
  if (row.published)
    await work.emit(mentioned, {
      communityId,
      postId: id,
      commentId: null,
      writerId: member.membershipId,
      asOffice: row.post_by_admin,
      mentionedIds,
    });
  return changesBetween(before, { title, content, end_date, tags, images: image_ids });
}

export const updatePostRoute = serveInSteps(updatePost, async (context, { params, body }) => {
  const post = await loadPost(context, context.db, params.id);
  assertMay(may.edit(post.member, post.facts));
  await context.inTransaction(async (work) => {
    const changes = await editPost(work, post, body, body.updated_at);
    if (post.facts.byAdmin)
      await recordAct(work, {
        act: postActs.updateOfficialPost,
        target: { kind: "post", id: post.row.id },
        changes,
      });
  });
  return { data: await readPost(context, post.member, params.id) };
});
