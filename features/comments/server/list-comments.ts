import { viewPosts } from "#features/posts/contract/audit-names.ts";
import { type LoadedPost, loadPostToRead, readPost } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { MEMBER_PAGE_SIZE, totalPages } from "#kit/contract/paging.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import { getPostDetail, listComments } from "../contract/calls.ts";
import { countComments } from "./comments.sql.ts";
import { may } from "./policy.ts";
import { readComments } from "./read-comments.ts";

export async function readDetail(context: Pick<Context, "run" | "now">, post: LoadedPost, hidden: boolean) {
  const view = await readPost(context, post.member, post.row.id);
  const { records, next_comment_token } = await readComments(context, post, {
    shown: true,
    hidden,
    page: 1,
    per_page: MEMBER_PAGE_SIZE,
  });
  return { data: { ...view, comments: records }, next_comment_token };
}

export const listCommentsRoutes = [
  serve(getPostDetail, async (context, { params }) =>
    readDetail(context, await loadPostToRead(context, params.id), false),
  ),
  serve(listComments, async (context, { params, query }) => {
    const post = await loadPostToRead(context, query.post_id);
    if (post.row.community_id !== params.id) throw failure(commonErrors.RECORD_NOT_FOUND);
    const hidden = query.create_by_admin === true && may.readHidden(post.member);
    if (hidden)
      await context.inTransaction((work) => recordView(work, viewPosts, { kind: "post", id: post.row.id }));
    const onlyHidden = hidden && query.published === false;
    const among = {
      shown: !onlyHidden,
      hidden: hidden && query.published !== true,
      parent_id: query.parent_id,
    };
    const [{ records, next_comment_token }, [counted]] = await Promise.all([
      readComments(context, post, { ...query, ...among, token: query.next_comment_token }),
      context.run(countComments, {
        post: post.row.id,
        parent: query.parent_id ?? null,
        shown: among.shown,
        hidden: among.hidden,
      }),
    ]);
    const total = counted?.total ?? 0;
    return {
      data: { records },
      next_comment_token,
      total_records: total,
      total_pages: totalPages(total, query.per_page),
    };
  }),
];
