import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

/** Locks in one order for everybody, so that posts with the same tags wait for each other instead of blocking. */
async function lockTags(db: Db, communityId: number, names: readonly string[]) {
  const sorted = [...names].sort();
  await db
    .insertInto("tags")
    .values(sorted.map((name) => ({ community_id: communityId, name })))
    .onConflict((conflict) => conflict.columns(["community_id", "name"]).doNothing())
    .execute();
  return db
    .selectFrom("tags")
    .select(["id", "name"])
    .where("community_id", "=", communityId)
    .where("name", "in", sorted)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Gives the post these tags in this order. Counting is apart: `countTags`. */
export async function attachTags(
  db: Db,
  communityId: number,
  postId: number,
  names: readonly string[],
): Promise<void> {
  await db.deleteFrom("post_tags").where("post_id", "=", postId).execute();
  if (names.length === 0) return;
  const tags = await lockTags(db, communityId, names);
  const position = (name: string) => names.indexOf(name);
  await db
    .insertInto("post_tags")
    .values(tags.map(({ id, name }) => ({ post_id: postId, tag_id: id, position: position(name) })))
    .execute();
}

/** Adds the post to, or takes it out of, the counters of its tags. */
export const countTags = (db: Db, postId: number, by: 1 | -1) =>
  sql`update tags set post_count = post_count + ${by}::int from (
    select t.id from tags t join post_tags pt on pt.tag_id = t.id where pt.post_id = ${postId} order by t.id for update of t
  ) locked where tags.id = locked.id`.execute(db);

export const popularTags = statement<{ community: number }, { name: string }>(
  "popular_tags",
  `select name from tags where community_id = :community and post_count > 0 order by post_count desc, id limit 20`,
);
