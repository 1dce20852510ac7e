import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { deleteUserPost } from "../contract/admin-calls.ts";
import { deletePost } from "../contract/calls.ts";
import { postDeletedLive } from "../contract/live.ts";
import { postDeleting } from "./events.ts";
import { may } from "./policy.ts";
import { loadPost, publishToViewers } from "./post-viewers.ts";
import { authorOf, lockPost, type PostRow } from "./posts.sql.ts";
import { countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";
import { deletePostRow } from "./write-post.sql.ts";

/** Comments, likes, interests and notices go with it; chats it has opened stay readable. */
async function removePost(work: Work, post: PostRow): Promise<void> {
  const current = await lockPost(work.db, post.id);
  if (!current) throw failure(commonErrors.RECORD_NOT_FOUND);
  if (countsTags(current)) await countTags(work.db, [post.id], -1);
  await work.emit(postDeleting, { id: post.id });
  await deletePostRow(work.db, post.id);
  publishToViewers(work, post, postDeletedLive, { id: post.id });
  work.afterCommit(() => forgetTotals(work.services, post.community_id));
}

export const deletePostRoutes = serveBoth({ deletePost, deleteUserPost }, async (context, { params }) => {
  const { row, member, facts } = await loadPost(context, context.db, params.id);
  assertMay(may.delete(member, facts));
  await removePost(context, row);
  if (!facts.own)
    await recordAct(context, {
      act: "deleteUserPost",
      target: { kind: "post", id: row.id, membershipId: authorOf(row) },
      changes: { title: [row.title, null] },
    });
  return {};
});
