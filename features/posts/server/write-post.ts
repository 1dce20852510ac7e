import type { Member } from "#kit/server/access/actor.ts";
import type { Work } from "#kit/server/work/work.ts";
import { postCreatedLive } from "../contract/live.ts";
import { checkPost, type PostForm } from "./check-post.ts";
import { mentioned } from "./events.ts";
import { publishToViewers } from "./post-viewers.ts";
import { attachTags, countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";
import { findPostByClientId, insertPost, replaceImages } from "./write-post.sql.ts";

type Written = PostForm & { readonly client_id: string; readonly content_type: number };

/** Stores a post once for each `client_id` and answers its id. */
export async function writePost(
  work: Work,
  member: Member,
  form: Written,
  byAdmin: boolean,
): Promise<number> {
  const { communityId, membershipId, accountId } = member;
  const place = { communityId, contentType: form.content_type, writerId: membershipId };
  const checked = await checkPost(work, form, { ...place, accountId });
  const row = {
    community_id: communityId,
    membership_id: membershipId,
    client_id: form.client_id,
    content_type: form.content_type,
    post_by_admin: byAdmin,
    title: checked.title,
    content: checked.content,
    end_date: checked.end_date,
    created_at: work.now,
    updated_at: work.now,
  };
  const inserted = await insertPost(work.db, row);
  if (!inserted) return (await findPostByClientId(work.db, row)).id;
  const { id } = inserted;
  await replaceImages(work.db, id, checked.image_ids);
  await attachTags(work.db, communityId, id, checked.tags);
  if (countsTags({ ...row, published: true })) await countTags(work.db, [id], 1);
  const mentionedIds = checked.mentionedIds.filter((mentionedId) => mentionedId !== membershipId);
  await work.emit(mentioned, {
    communityId,
    postId: id,
    commentId: null,
    writerId: membershipId,
    asOffice: byAdmin,
    mentionedIds,
  });
  publishCreated(work, member, { id, content_type: form.content_type });
  work.afterCommit(() => forgetTotals(work.services, communityId));
  return id;
}

function publishCreated(work: Work, member: Member, post: { id: number; content_type: number }): void {
  publishToViewers(
    work,
    {
      community_id: member.communityId,
      account_id: member.accountId,
      kind: member.kind,
      role: member.role,
      state: "participating",
      is_private: member.community.is_private,
      is_daiko: member.community.is_daiko,
      suspended_at: null,
      content_type: post.content_type,
    },
    postCreatedLive,
    post,
  );
}
