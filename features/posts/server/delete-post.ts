import { idsOf } from "#kit/contract/ids.ts";
import { found } from "#kit/server/failure.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { deleteUserPost } from "../contract/admin-calls.ts";
import { deletePost } from "../contract/calls.ts";
import { postDeletedLive } from "../contract/live.ts";
import { may } from "./policy.ts";
import { loadPost, type PublishedPost, publishToViewers } from "./post-viewers.ts";
import { authorOf, lockPost, type PostRow } from "./posts.sql.ts";
import { countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";
import { deletePostRows } from "./write-post.sql.ts";

/** The post and what belongs to it are still there when this is emitted. */
export const postDeleting = domainEvent<{ readonly id: number }>("postDeleting");

type Post = PublishedPost & Pick<PostRow, "id" | "published">;

/** Deletes locked posts with their comments, likes, interests and notices; chats opened by them stay readable. */
export async function removePosts(work: Work, posts: readonly Post[]): Promise<void> {
  await countTags(work.db, idsOf(posts.filter(countsTags)), -1);
  for (const { id } of posts) await work.emit(postDeleting, { id });
  await deletePostRows(work.db, idsOf(posts));
  for (const post of posts) publishToViewers(work, post, postDeletedLive, { id: post.id });
  forgetTotals(work, posts);
}

/** The audit log keeps what was deleted. */
export const deletionOf = ({ title, content }: Pick<PostRow, "title" | "content">): Changes => ({
  title: [title, null],
  content: [content, null],
});

export const deletePostRoutes = serveBoth({ deletePost, deleteUserPost }, async (context, { params }) => {
  const { row, member, facts } = await loadPost(context, context.db, params.id);
  assertMay(may.delete(member, facts));
  const current = found(await lockPost(context.db, row.id));
  await removePosts(context, [{ ...row, ...current }]);
  if (!facts.own)
    await recordAct(context, {
      act: deleteUserPost.act,
      target: { kind: "post", id: row.id, membershipId: authorOf(row) },
      changes: deletionOf(row),
    });
});
