import { type LoadedPost, may as mayPost, viewerValues } from "#features/posts/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Context } from "#kit/server/http/context.ts";
import { cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import type { Comment } from "../contract/comment.ts";
import { type CommentRow, commentPage, findCommentCount, findCommentView } from "./comments.sql.ts";
import { may } from "./policy.ts";

type Reading = Pick<Context, "run" | "now">;
type CommentsQuery = {
  readonly shown: boolean;
  readonly hidden: boolean;
  /** Reads only the replies to this one. */
  readonly parent_id?: number | undefined;
  readonly token?: string | undefined;
  readonly page: number;
  readonly per_page: number;
};

/** These fields replace a writer who is not named. */
const nobody: Partial<Comment["user"]> = {
  user_id: null,
  display_name: "",
  avatar_url: null,
  available: false,
  is_deleted_in_30_days: 2,
  is_profile_public: false,
};

const withhold = (comment: Comment): Comment => ({
  ...comment,
  content: "",
  mentions: {},
  user: { ...comment.user, ...nobody },
  create_by_admin: false,
  my_comment: false,
  like: false,
  like_count: 0,
  edited: false,
  abilities: { edit: false, delete: false, hide: false },
});

function present({ member, facts }: LoadedPost, { removed, ...row }: CommentRow, hidden: boolean): Comment {
  const own = { own: row.my_comment };
  const withheld = removed || !(row.published || hidden);
  const comment = {
    ...row,
    withheld,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: {
      edit: may.edit(own) === true && mayPost.comment(member, facts) === true,
      delete: may.delete(member, facts, own) === true,
      hide: may.hide(member) === true,
    },
  };
  return withheld ? withhold(comment) : comment;
}

/** Reads a page of the comments on a post, newest first, each followed by its latest replies. */
export async function readComments(context: Reading, post: LoadedPost, wanted: CommentsQuery) {
  const { shown, hidden, parent_id, token, page: number, per_page } = wanted;
  const rows = await context.run(commentPage, {
    ...viewerValues(post.member, context.now),
    post: post.row.id,
    parent: parent_id ?? null,
    shown,
    hidden,
    before: token ? decodeCursor(token, "next_comment_token").id : Number.MAX_SAFE_INTEGER,
    size: per_page,
    offset: token ? 0 : (number - 1) * per_page,
  });
  const threads = rows.filter(({ id, thread }) => id === thread);
  const { page, next } = cutPage(threads, per_page, ({ created_at: time, id }) => ({ time, id }));
  const onPage = new Set(page.map(({ id }) => id));
  const records = rows
    .filter(({ thread }) => onPage.has(thread))
    .map(({ thread: _, ...row }) => present(post, row, hidden));
  return { records, next_comment_token: next };
}

export async function readComment(context: Reading, post: LoadedPost, id: number): Promise<Comment | null> {
  const values = { ...viewerValues(post.member, context.now), comment: id };
  const [row] = await context.run(findCommentView, values);
  return row ? present(post, row, may.readHidden(post.member)) : null;
}

/** Reads how many comments the post counts now: none where it has been deleted meanwhile. */
export async function readCommentCount(db: Db, postId: number): Promise<{ readonly comment_count: number }> {
  return (await findCommentCount(db, postId)) ?? { comment_count: 0 };
}
