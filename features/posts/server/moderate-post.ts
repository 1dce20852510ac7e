import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { updateUserPost } from "../contract/admin-calls.ts";
import { postHiddenLive, postRevealedLive } from "../contract/live.ts";
import { editPost, lockUnchanged } from "./edit-post.ts";
import { may } from "./policy.ts";
import { loadPost, publishToViewers } from "./post-viewers.ts";
import { authorOf, type PostRow } from "./posts.sql.ts";
import { readPost } from "./read-post.ts";
import { countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";
import { updatePostRow } from "./write-post.sql.ts";

/** Hides the post from members, or shows it again; doing it twice changes nothing more. R438 */
async function setPublished(
  work: Work,
  post: PostRow,
  published: boolean,
  seenAt: string | undefined,
): Promise<void> {
  const current = await lockUnchanged(work, post.id, seenAt);
  if (current.published === published) return;
  await updatePostRow(work.db, post.id, { published }, current.updatedAt);
  if (countsTags({ ...current, published: true })) await countTags(work.db, [post.id], published ? 1 : -1);
  if (published)
    publishToViewers(work, post, postRevealedLive, { id: post.id, content_type: post.content_type });
  else publishToViewers(work, post, postHiddenLive, { id: post.id });
  work.afterCommit(() => forgetTotals(work.services, post.community_id));
}

export const moderatePostRoute = serveInSteps(updateUserPost, async (context, { params, body }) => {
  const { published, updated_at, title, content, image_ids = [], tags = [], end_date = null } = body;
  const form =
    title === undefined || content === undefined ? undefined : { title, content, image_ids, tags, end_date };
  const post = await loadPost(context, context.db, params.id);
  if (published !== undefined) assertMay(may.hide(post.member));
  if (form) assertMay(may.edit(post.member, post.facts));
  await context.inTransaction(async (work) => {
    if (form) await editPost(work, post, form, updated_at);
    if (published !== undefined) await setPublished(work, post.row, published, form ? undefined : updated_at);
    await recordAct(work, {
      target: { kind: "post", id: post.row.id, membershipId: authorOf(post.row) },
      changes: changesBetween(post.row, {
        ...(form && { title: form.title }),
        ...(published !== undefined && { published }),
      }),
    });
  });
  return { data: await readPost(context, post.member, params.id) };
});
