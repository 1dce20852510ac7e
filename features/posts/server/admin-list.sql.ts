import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { SEARCHED_AT_MOST } from "./timeline.sql.ts";

type AdminListQuery = {
  readonly communityId: number;
  readonly byAdmin: boolean;
  readonly published: boolean | undefined;
  readonly contentType: number | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  /** What title or text is like. */
  readonly pattern: string | undefined;
};

const half = (db: Db, { communityId, byAdmin, contentType, from, to }: AdminListQuery, published: boolean) =>
  db
    .selectFrom("posts as p")
    .select(["p.id", "p.created_at", "p.title", "p.content"])
    .where("p.community_id", "=", communityId)
    .where("p.post_by_admin", "=", byAdmin)
    .where("p.published", "=", published)
    .$if(contentType !== undefined, (query) => query.where("p.content_type", "=", contentType as number))
    .$if(from !== undefined, (query) => query.where("p.created_at", ">=", from as Date))
    .$if(to !== undefined, (query) => query.where("p.created_at", "<", to as Date));

/** The posts an administrator asks for. Shown and hidden ones stand apart in the index and are merged in its order. */
export function findAdminPosts(db: Db, asked: AdminListQuery) {
  const { published, pattern } = asked;
  const all =
    published === undefined
      ? half(db, asked, true).unionAll(half(db, asked, false))
      : half(db, asked, published);
  if (!pattern) return db.selectFrom(all.as("p"));
  const newest = db
    .selectFrom(all.as("p"))
    .selectAll()
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(SEARCHED_AT_MOST);
  return db
    .selectFrom(newest.as("p"))
    .where(sql<boolean>`(p.title ilike ${pattern} or p.content ilike ${pattern})`);
}
