import { authorSql, mentionsSql } from "#features/memberships/server/index.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { insertOnce } from "#kit/server/database/insert-once.ts";
import { statement } from "#kit/server/database/statement.ts";
import { type Comment, REPLIES_AT_ONCE } from "../contract/comment.ts";

/** These columns of the rows `x` make a `comment`; text and writer of hidden and deleted ones are dropped later. */
const columns = `x.id, x.post_id, x.parent_id, x.content, x.published, x.removed, x.create_by_admin,
  x.edited_at is not null as edited, x.like_count, x.reply_count, x.created_at, x.updated_at,
  exists (select from comment_likes l where l.comment_id = x.id and l.membership_id = :member::bigint) as "like",
  x.membership_id = :member::bigint and not x.create_by_admin as my_comment,
  ${authorSql("x.create_by_admin")} as "user", ${mentionsSql("x.content")} as mentions`;
const people = `join memberships m on m.community_id = x.community_id and m.id = x.membership_id
  join accounts a on a.id = m.account_id
  join communities c on c.id = :community::bigint`;

export type CommentRow = Omit<Comment, "abilities" | "withheld" | "created_at" | "updated_at"> & {
  removed: boolean;
  created_at: Date;
  updated_at: Date;
};

type Viewer = { community: number; member: number; now: Date };
/** Selects the comments of a post, or the replies to one; `shown` and `hidden` say which of them. */
type Among = { post: number; parent: number | null; shown: boolean; hidden: boolean };
type PageValues = Among & { before: number; size: number; offset: number };

/** A list of only hidden comments is flat, replies included; otherwise a withheld comment stays for its replies. */
const among = `x.post_id = :post::bigint and case when :shown::boolean
  then coalesce(x.parent_id, 0) = coalesce(:parent::bigint, 0)
    and (:hidden::boolean or (x.published and not x.removed) or x.reply_count > 0)
  else not x.published and not x.removed end`;

/** Lists the newest first and one more than the page, each followed by its latest replies. */
export const commentPage = statement<Viewer & PageValues, CommentRow & { thread: number }>(
  "comment_page",
  `with page as (
     select x.community_id, x.id from comments x where ${among} and x.id < :before::bigint
     order by x.id desc limit :size::int + 1 offset :offset::int),
   wanted as (
     select community_id, id, id as thread from page
     union all
     select page.community_id, reply.id, page.id from page cross join lateral (
       select r.id from comments r
       where :shown::boolean and r.community_id = page.community_id and r.post_id = :post::bigint and coalesce(r.parent_id, 0) = page.id
         and (:hidden::boolean or r.published)
       order by r.id desc limit ${REPLIES_AT_ONCE}) reply)
   select ${columns}, wanted.thread from wanted
     join comments x on x.community_id = wanted.community_id and x.id = wanted.id ${people}
   order by wanted.thread desc, x.id <> wanted.thread, x.id desc`,
);

export const countComments = statement<Among, { total: number }>(
  "count_comments",
  `select count(*)::int as total from comments x where ${among}`,
);

export const findCommentView = statement<Viewer & { comment: number }, CommentRow>(
  "find_comment_view",
  `select ${columns} from comments x ${people} where x.id = :comment::bigint`,
);

/** Inserts a comment once for each `client_id` of its writer. */
export const insertComment = (db: Db, comment: NewRow<"comments">) =>
  insertOnce(db, "comments", comment, ["community_id", "membership_id", "client_id"]);

const known = [
  "id",
  "post_id",
  "parent_id",
  "membership_id",
  "create_by_admin",
  "published",
  "reply_count",
] as const;

/** A deleted comment is not found, even if it is kept for its replies. */
export const findComment = (db: Db, postId: number, id: number) =>
  db
    .selectFrom("comments")
    .select([...known, "content", "updated_at"])
    .where("id", "=", id)
    .where("post_id", "=", postId)
    .where("removed", "=", false)
    .executeTakeFirst();

/** Locks the comment that has the replies until the transaction ends. */
export const lockThread = (db: Db, id: number) =>
  db
    .selectFrom("comments")
    .select([...known, "removed"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Returns the member who owns the comment; undefined where the office has written it. */
export const writerOf = (comment: {
  readonly membership_id: number;
  readonly create_by_admin: boolean;
}): number | null => (comment.create_by_admin ? null : comment.membership_id);

export const deleteCommentRow = (db: Db, id: number) =>
  db.deleteFrom("comments").where("id", "=", id).execute();

export const hasReplies = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom("comments").select("id").where("parent_id", "=", id).limit(1).executeTakeFirst()) !==
  undefined;

/** Nothing of the text is kept. */
export const emptyComment = (db: Db, id: number, now: Date) =>
  db
    .updateTable("comments")
    .set({ removed: true, content: "", like_count: 0, updated_at: now })
    .where("id", "=", id)
    .execute();

export const updateReplyCount = (db: Db, id: number, by: 1 | -1) =>
  db
    .updateTable("comments")
    .set((eb) => ({ reply_count: eb("reply_count", "+", by) }))
    .where("id", "=", id)
    .execute();

export const updateCommentContent = (db: Db, id: number, content: string, updatedAt: Date) =>
  db
    .updateTable("comments")
    .set({ content, edited_at: updatedAt, updated_at: updatedAt })
    .where("id", "=", id)
    .execute();

/** Returns undefined when it already is so, or gone. */
export const updateCommentPublished = (db: Db, id: number, published: boolean, now: Date) =>
  db
    .updateTable("comments")
    .set({ published, updated_at: now })
    .where("id", "=", id)
    .where("published", "<>", published)
    .where("removed", "=", false)
    .returning(["id", "parent_id"])
    .executeTakeFirst();

export const findCommentCount = (db: Db, postId: number) =>
  db.selectFrom("posts").select("comment_count").where("id", "=", postId).executeTakeFirst();
