import type { Db } from "#kit/server/database/database.ts";

export const selectPosts = (db: Db) =>
  db
    .selectFrom("posts as p")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "p.community_id").onRef("m.id", "=", "p.membership_id"),
    )
    .innerJoin("communities as c", "c.id", "p.community_id")
    .select([
      "p.id",
      "p.community_id",
      "p.membership_id",
      "m.account_id",
      "m.kind",
      "m.role",
      "m.state",
      "c.is_private",
      "c.is_daiko",
      "c.suspended_at",
      "p.content_type",
      "p.post_by_admin",
      "p.title",
      "p.content",
      "p.end_date",
      "p.published",
      "p.like_count",
      "p.comment_count",
      "p.interest_count",
    ]);

export const findPost = (db: Db, id: number) => selectPosts(db).where("p.id", "=", id).executeTakeFirst();

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** Locks the row until the transaction ends; undefined when it is gone. */
export const lockPost = (db: Db, id: number) =>
  db
    .selectFrom("posts")
    .select(["id", "content_type", "published", "title", "content", "end_date", "updated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export type CountedThing = "like_count" | "comment_count" | "interest_count";

export const updateCount = (db: Db, postId: number, counter: CountedThing, by: 1 | -1) =>
  db
    .updateTable("posts")
    .set((eb) => ({ [counter]: eb(counter, "+", by) }))
    .where("id", "=", postId)
    .returning(["id", "like_count", "comment_count", "interest_count"])
    .executeTakeFirstOrThrow();

/** Returns the member who owns the post; undefined where the office has written it. */
export const authorOf = ({
  membership_id,
  post_by_admin,
}: Pick<PostRow, "membership_id" | "post_by_admin">): number | null => (post_by_admin ? null : membership_id);
