import { postCountsLive } from "#features/posts/contract/live.ts";
import { type LoadedPost, loadPost, may, moveCount, publishToViewers } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { expressInterest, withdrawInterest } from "../contract/calls.ts";
import { interestExpressed } from "./events.ts";
import { reactedPost } from "./reacted-post.ts";
import { findInterest, insertInterest } from "./reactions.sql.ts";

async function addInterest(work: Work, { row, member }: LoadedPost): Promise<void> {
  const { membershipId } = member;
  const reaction = { post_id: row.id, membership_id: membershipId, created_at: work.now };
  if (!(await insertInterest(work.db, reaction))) return;
  const counts = await moveCount(work.db, row.id, "interest_count", 1);
  work.emit(interestExpressed, { post: reactedPost(row), interestedId: membershipId });
  publishToViewers(work, row, postCountsLive, counts);
}

export const interestRoutes = [
  serve(
    expressInterest,
    async (context, { params }) => {
      const post = await loadPost(context, context.db, params.id);
      const before = await findInterest(context.db, params.id, post.member.membershipId);
      if (!before) {
        assertMay(may.interest(post.member, post.facts));
        await context.inTransaction((work) => addInterest(work, post));
      }
      // The chat is opened by a listener of the same transaction, so it is known only once that is committed.
      const interest = before ?? (await findInterest(context.db, params.id, post.member.membershipId));
      if (!interest) throw failure(commonErrors.RECORD_NOT_FOUND);
      return { data: { interest: true, ...interest } };
    },
    { transaction: false },
  ),
  serve(withdrawInterest, async (context, { params }) => {
    await loadPost(context, context.db, params.id);
    throw failure(commonErrors.FORBIDDEN_OPERATION);
  }),
];
