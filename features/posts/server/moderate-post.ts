import { idsOf } from "#kit/contract/ids.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { updateUserPost } from "../contract/admin-calls.ts";
import { postHiddenLive, postRevealedLive } from "../contract/live.ts";
import { editPost, lockUnchanged } from "./edit-post.ts";
import { may } from "./policy.ts";
import { loadPost, type PublishedPost, publishToViewers } from "./post-viewers.ts";
import { authorOf } from "./posts.sql.ts";
import { readPost } from "./read-post.ts";
import { countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";
import { updatePublished } from "./write-post.sql.ts";

type Post = PublishedPost & { readonly id: number };

/** Hides locked posts from members or reveals them, where they are not so already. R438 */
export async function setPublished(work: Work, posts: readonly Post[], published: boolean): Promise<void> {
  await updatePublished(work.db, idsOf(posts), published, work.now);
  const counted = posts.filter(({ content_type }) => countsTags({ content_type, published: true }));
  await countTags(work.db, idsOf(counted), published ? 1 : -1);
  for (const post of posts) {
    const { id, content_type } = post;
    if (published) publishToViewers(work, post, postRevealedLive, { id, content_type });
    else publishToViewers(work, post, postHiddenLive, { id });
  }
  forgetTotals(work, posts);
}

export const moderatePostRoute = serveInSteps(updateUserPost, async (context, { params, body }) => {
  const { published, updated_at, from_ct_10: _, ...edit } = body;
  const form = Object.keys(withoutAbsent(edit)).length > 0 ? edit : undefined;
  const post = await loadPost(context, context.db, params.id);
  if (published !== undefined) assertMay(may.hide(post.member));
  if (form) assertMay(may.edit(post.member, post.facts));
  await context.inTransaction(async (work) => {
    const edited = form && (await editPost(work, post, form, updated_at));
    if (published !== undefined) {
      const current = await lockUnchanged(work, params.id, form ? undefined : updated_at);
      if (current.published !== published) await setPublished(work, [post.row], published);
    }
    await recordAct(work, {
      target: { kind: "post", id: post.row.id, membershipId: authorOf(post.row) },
      changes: {
        ...edited,
        ...(published !== undefined && changesBetween(post.row, { published })),
      },
    });
  });
  return { data: await readPost(context, post.member, params.id) };
});
