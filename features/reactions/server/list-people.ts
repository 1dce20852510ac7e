import { type LoadedPost, loadPostToRead, may, viewerValues } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { totalPages } from "#kit/contract/paging.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import { reactionActs } from "../contract/audit-names.ts";
import { listInterests } from "../contract/interest-calls.ts";
import { listLikes } from "../contract/like-calls.ts";
import { peopleOfInterests, peopleOfLikes } from "./people.sql.ts";

async function readPeople(
  context: Pick<Context, "run" | "now">,
  statement: typeof peopleOfLikes,
  { row, member }: LoadedPost,
  total: number,
  { page, per_page }: { page: number; per_page: number },
) {
  const rows = await context.run(statement, {
    ...viewerValues(member, context.now),
    post: row.id,
    size: per_page,
    offset: (page - 1) * per_page,
  });
  const records = rows.map(({ person }) => person);
  return { data: { records }, total_records: total, total_pages: totalPages(total, per_page) };
}

export const peopleRoutes = [
  serve(listLikes, async (context, { params, query }) => {
    const post = await loadPostToRead(context, params.id);
    return readPeople(context, peopleOfLikes, post, post.row.like_count, query);
  }),
  serve(listInterests, async (context, { params, query }) => {
    const post = await loadPostToRead(context, params.id);
    if (!may.seeInterested(post.member, post.facts)) throw failure(commonErrors.RECORD_NOT_FOUND);
    if (!may.seeInterested({ ...post.member, role: "member" }, post.facts))
      await context.inTransaction((work) =>
        recordView(work, reactionActs.viewInterested, {
          kind: "post",
          id: post.row.id,
          membershipId: post.row.post_by_admin ? null : post.row.membership_id,
        }),
      );
    return readPeople(context, peopleOfInterests, post, post.row.interest_count, query);
  }),
];
