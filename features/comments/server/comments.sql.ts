import { authorSql, mentionsSql } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { Comment } from "../contract/comment.ts";

/** Rows `x` as `comment`s; who may delete and hide is worked out beside them from `own_comment`. */
const commentSql = `x.id, x.post_id, x.content, x.published, x.create_by_admin, x.created_at, x.updated_at,
  x.membership_id = :member::bigint and not x.create_by_admin as my_comment,
  ${authorSql("x.create_by_admin")} as "user", ${mentionsSql("x.content")} as mentions
  from comments x
  join memberships m on m.id = x.membership_id
  join accounts a on a.id = m.account_id
  join communities c on c.id = :community::bigint`;

export type CommentRow = Omit<Comment, "abilities" | "created_at" | "updated_at"> & {
  created_at: Date;
  updated_at: Date;
};

type Viewer = { community: number; member: number; now: Date };
type PageValues = {
  post: number;
  before: number;
  shown: boolean;
  hidden: boolean;
  size: number;
  offset: number;
};

/** Newest first, one more than asked for; of the shown and the hidden ones those asked for. */
export const commentPage = statement<Viewer & PageValues, CommentRow>(
  "comment_page",
  `select ${commentSql}
   where x.post_id = :post::bigint and x.id < :before::bigint and case when x.published then :shown::boolean else :hidden::boolean end
   order by x.id desc limit :size::int + 1 offset :offset::int`,
);

export const findCommentView = statement<Viewer & { comment: number }, CommentRow>(
  "find_comment_view",
  `select ${commentSql} where x.id = :comment::bigint`,
);

type NewComment = {
  community_id: number;
  post_id: number;
  membership_id: number;
  client_id: string;
  create_by_admin: boolean;
  content: string;
  created_at: Date;
  updated_at: Date;
};

/** Undefined when the writer has sent this `client_id` before; waits for a send that is still under way. */
export const insertComment = (db: Db, comment: NewComment) =>
  db
    .insertInto("comments")
    .values(comment)
    .onConflict((conflict) => conflict.columns(["community_id", "membership_id", "client_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();

export const findCommentByClientId = (
  db: Db,
  {
    community_id,
    membership_id,
    client_id,
  }: Pick<NewComment, "community_id" | "membership_id" | "client_id">,
) =>
  db
    .selectFrom("comments")
    .select("id")
    .where("community_id", "=", community_id)
    .where("membership_id", "=", membership_id)
    .where("client_id", "=", client_id)
    .executeTakeFirstOrThrow();

export const findComment = (db: Db, postId: number, id: number) =>
  db
    .selectFrom("comments")
    .select(["id", "post_id", "membership_id", "create_by_admin", "published"])
    .where("id", "=", id)
    .where("post_id", "=", postId)
    .executeTakeFirst();

/** The member whose comment it is: nobody's where the office has written it. */
export const writerOf = (comment: {
  readonly membership_id: number;
  readonly create_by_admin: boolean;
}): number | null => (comment.create_by_admin ? null : comment.membership_id);

/** The row as it was; undefined when it is gone already. */
export const deleteCommentRow = (db: Db, id: number) =>
  db.deleteFrom("comments").where("id", "=", id).returning("published").executeTakeFirst();

/** Undefined when it already is so, or gone. */
export const setCommentPublished = (db: Db, id: number, published: boolean, now: Date) =>
  db
    .updateTable("comments")
    .set({ published, updated_at: now })
    .where("id", "=", id)
    .where("published", "<>", published)
    .returning("id")
    .executeTakeFirst();

export const findCommentCount = (db: Db, postId: number) =>
  db.selectFrom("posts").select("comment_count").where("id", "=", postId).executeTakeFirst();

/** Hidden ones included, which the post's own counter leaves out, or these alone. */
export const countComments = async (db: Db, postId: number, onlyHidden: boolean): Promise<number> => {
  const { total } = await db
    .selectFrom("comments")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("post_id", "=", postId)
    .$if(onlyHidden, (query) => query.where("published", "=", false))
    .executeTakeFirstOrThrow();
  return total;
};
