import { type LoadedPost, readerValues } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { MEMBER_PAGE_SIZE } from "#kit/contract/paging.ts";
import { runNamed } from "#kit/server/database/named-statement.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import type { Comment } from "../contract/comment.ts";
import { type CommentRow, commentPage, findCommentView } from "./comments.sql.ts";
import { may } from "./policy.ts";

type Reading = Pick<Context, "run" | "now">;
type Wanted = { readonly hidden: boolean; readonly token?: string | undefined; readonly page?: number };

const present = ({ member, facts }: LoadedPost, row: CommentRow): Comment => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  abilities: {
    delete: may.delete(member, facts, { own: row.my_comment }) === true,
    hide: may.hide(member) === true,
  },
});

/** A page of the comments on a post, newest first; the token is the id of its last comment. */
export async function readComments(context: Reading, post: LoadedPost, wanted: Wanted) {
  const rows = await runNamed(context.run, commentPage, {
    ...readerValues(post.member, context.now),
    post: post.row.id,
    hidden: wanted.hidden,
    before: readToken(wanted.token),
    size: MEMBER_PAGE_SIZE,
    offset: wanted.token ? 0 : ((wanted.page ?? 1) - 1) * MEMBER_PAGE_SIZE,
  });
  const shown = rows.slice(0, MEMBER_PAGE_SIZE);
  const next = rows.length > MEMBER_PAGE_SIZE ? shown.at(-1)?.id.toString(36) : undefined;
  return { records: shown.map((row) => present(post, row)), next_comment_token: next ?? null };
}

function readToken(token: string | undefined): number {
  if (token === undefined) return Number.MAX_SAFE_INTEGER;
  const id = Number.parseInt(token, 36);
  if (!Number.isSafeInteger(id) || id.toString(36) !== token)
    throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: "next_comment_token" });
  return id;
}

export async function readComment(context: Reading, post: LoadedPost, id: number): Promise<Comment | null> {
  const values = { ...readerValues(post.member, context.now), comment: id };
  const [row] = await runNamed(context.run, findCommentView, values);
  return row ? present(post, row) : null;
}
