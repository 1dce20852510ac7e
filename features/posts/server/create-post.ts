import type { Member } from "#kit/server/access/actor.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { createOfficialPost } from "../contract/admin-calls.ts";
import { createPost } from "../contract/calls.ts";
import { postCreatedLive } from "../contract/live.ts";
import { checkPost, type PostForm } from "./check-post.ts";
import { mentioned } from "./events.ts";
import { may } from "./policy.ts";
import { publishToViewers } from "./post-viewers.ts";
import { readPost } from "./read-post.ts";
import { attachTags, countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";
import { insertPost, replaceImages } from "./write-post.sql.ts";

type Written = PostForm & { readonly client_id: string; readonly content_type: number };

/** Inserts a post once for each `client_id` and returns its id. */
async function writePost(work: Work, member: Member, form: Written, byAdmin: boolean): Promise<number> {
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
  const { id, isNew } = await insertPost(work.db, row);
  if (!isNew) return id;
  await replaceImages(work.db, { community_id: communityId, post_id: id }, checked.image_ids);
  await attachTags(work.db, communityId, id, checked.tags);
  if (countsTags({ ...row, published: true })) await countTags(work.db, [id], 1);
  await work.emit(mentioned, {
    communityId,
    postId: id,
    commentId: null,
    writerId: membershipId,
    asOffice: byAdmin,
    mentionedIds: checked.mentionedIds,
  });
  publishCreated(work, member, { id, content_type: form.content_type });
  forgetTotals(work, [row]);
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

export const createPostRoute = serveInSteps(createPost, async (context, { body }) => {
  const { member } = context;
  assertMay(may.write(member, body.content_type));
  const id = await context.inTransaction((work) => writePost(work, member, body, false));
  return { data: await readPost(context, member, id) };
});

/** The post is in the name of the management office. */
export const createOfficialPostRoute = serveInSteps(createOfficialPost, async (context, { body }) => {
  const { member } = context;
  assertMay(may.write(member, body.content_type));
  const id = await context.inTransaction(async (work) => {
    const written = await writePost(work, member, body, true);
    await recordAct(work, {
      target: { kind: "post", id: written },
      changes: { title: [null, body.title], content: [null, body.content] },
    });
    return written;
  });
  return { data: await readPost(context, member, id) };
});
