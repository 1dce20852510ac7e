import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import { contentTypes } from "../contract/content-type.ts";

/** Tags are locked in one order everywhere, so that posts with the same tags wait instead of deadlocking. */
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

export const listTagsOfPost = async (db: Db, postId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("post_tags as p")
    .innerJoin("tags as t", (join) =>
      join.onRef("t.community_id", "=", "p.community_id").onRef("t.id", "=", "p.tag_id"),
    )
    .select("t.name")
    .where("p.post_id", "=", postId)
    .orderBy("p.position")
    .execute();
  return rows.map(({ name }) => name);
};

/** Attaches these tags to the post in this order; `countTags` counts them. */
export async function attachTags(
  db: Db,
  communityId: number,
  postId: number,
  names: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("post_tags")
    .where("community_id", "=", communityId)
    .where("post_id", "=", postId)
    .execute();
  if (names.length === 0) return;
  const tags = await lockTags(db, communityId, names);
  const position = (name: string) => names.indexOf(name);
  await db
    .insertInto("post_tags")
    .values(
      tags.map(({ id, name }) => ({
        community_id: communityId,
        post_id: postId,
        tag_id: id,
        position: position(name),
      })),
    )
    .execute();
}

/** Tags of job offers are not counted, since not everybody may read those. */
export const countsTags = (post: { content_type: number; published: boolean }): boolean =>
  post.published && post.content_type !== contentTypes.jobOffer;

/** Adds the posts to the counters of their tags, or subtracts them. */
export const countTags = (db: Db, postIds: readonly number[], by: 1 | -1) =>
  sql`
    with counted as (
      select tag_id, count(*)::int as posts from post_tags where post_id = any(${[...postIds]}::bigint[]) group by tag_id
    ), locked as (
      select id from tags where id in (select tag_id from counted) order by id for update
    )
    update tags set post_count = post_count + ${by}::int * counted.posts
    from counted join locked on locked.id = counted.tag_id where tags.id = locked.id`.execute(db);

export const popularTags = statement<{ community: number }, { name: string }>(
  "popular_tags",
  `select name from tags where community_id = :community and post_count > 0 order by post_count desc, id limit 20`,
);

/** Only the most used tags, and the first of those with the prefix, are examined, however many a community has. */
const LOOKED_THROUGH = 200;

export const suggestedTags = statement<
  { community: number; typed: string },
  { name: string; post_count: number }
>(
  "suggested_tags",
  `with popular as (
     select id, name, post_count, searchable(name) as key from tags
     where community_id = :community and post_count > 0
     order by post_count desc, id limit ${LOOKED_THROUGH}
   ), beginning as (
     select id, name, post_count, searchable(name) as key from tags
     where community_id = :community and post_count > 0 and :typed::text <> ''
       and searchable(name) collate "C" >= searchable(:typed::text) collate "C"
       and searchable(name) collate "C" < (searchable(:typed::text) || chr(1114111)) collate "C"
     order by searchable(name) collate "C" limit ${LOOKED_THROUGH}
   )
   select name, post_count from (
     select * from popular where strpos(key, searchable(:typed::text)) > 0
     union select * from beginning
   ) found
   order by strpos(key, searchable(:typed::text)) = 1 desc, post_count desc, id limit 8`,
);
