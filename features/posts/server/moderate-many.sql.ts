import type { Db } from "#kit/server/database/database.ts";
import { authorOf, selectPosts } from "./posts.sql.ts";

/** Posts are locked in one order everywhere. */
export const lockPosts = (db: Db, communityId: number, ids: readonly number[]) =>
  db
    .selectFrom("posts")
    .select("id")
    .where("community_id", "=", communityId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();

export const listModerated = async (db: Db, communityId: number, ids: readonly number[]) => {
  const rows = await selectPosts(db)
    .select("p.updated_at as changed_at")
    .where("p.community_id", "=", communityId)
    .where("p.id", "in", [...ids])
    .orderBy("p.id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, number: row.id, name: row.title, email: null, owner: authorOf(row) }));
};
