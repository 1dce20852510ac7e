import { type LoadedPost, viewerValues } from "#features/posts/server/index.ts";
import type { Context } from "#kit/server/http/context.ts";
import { cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import type { Comment } from "../contract/comment.ts";
import { type CommentRow, commentPage, findCommentView } from "./comments.sql.ts";
import { may } from "./policy.ts";

type Reading = Pick<Context, "run" | "now">;
type CommentsQuery = {
  readonly shown: boolean;
  readonly hidden: boolean;
  readonly token?: string | undefined;
  readonly page: number;
  readonly per_page: number;
};

const present = ({ member, facts }: LoadedPost, row: CommentRow): Comment => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  abilities: {
    delete: may.delete(member, facts, { own: row.my_comment }) === true,
    hide: may.hide(member) === true,
  },
});

/** A page of the comments on a post, newest first. */
export async function readComments(context: Reading, post: LoadedPost, wanted: CommentsQuery) {
  const { shown, hidden, token, page: number, per_page } = wanted;
  const rows = await context.run(commentPage, {
    ...viewerValues(post.member, context.now),
    post: post.row.id,
    shown,
    hidden,
    before: token ? decodeCursor(token, "next_comment_token").id : Number.MAX_SAFE_INTEGER,
    size: per_page,
    offset: token ? 0 : (number - 1) * per_page,
  });
  const { page, next } = cutPage(rows, per_page, ({ created_at: time, id }) => ({ time, id }));
  return { records: page.map((row) => present(post, row)), next_comment_token: next };
}

export async function readComment(context: Reading, post: LoadedPost, id: number): Promise<Comment | null> {
  const values = { ...viewerValues(post.member, context.now), comment: id };
  const [row] = await context.run(findCommentView, values);
  return row ? present(post, row) : null;
}
