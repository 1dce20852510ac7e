import { sql } from "kysely";
import { SEARCHED_AT_MOST } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";

type AdminListQuery = {
  readonly communityId: number;
  readonly byAdmin: boolean;
  readonly published: boolean | undefined;
  readonly contentType: number | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly pattern: string | undefined;
  readonly writer: string | undefined;
  readonly minInterests: number | undefined;
  /** True means no comment at all, false at least one. */
  readonly withoutComments: boolean | undefined;
  /** The order is one without an index. */
  readonly isSorted: boolean;
};

const half = (db: Db, { communityId, byAdmin, contentType, from, to }: AdminListQuery, published: boolean) =>
  db
    .selectFrom("posts as p")
    .select([
      "p.community_id",
      "p.id",
      "p.membership_id",
      "p.created_at",
      "p.title",
      "p.content",
      "p.like_count",
      "p.comment_count",
      "p.interest_count",
    ])
    .where("p.community_id", "=", communityId)
    .where("p.post_by_admin", "=", byAdmin)
    .where("p.published", "=", published)
    .$if(contentType !== undefined, (query) => query.where("p.content_type", "=", contentType as number))
    .$if(from !== undefined, (query) => query.where("p.created_at", ">=", from as Date))
    .$if(to !== undefined, (query) => query.where("p.created_at", "<", to as Date));

/**
 * Finds the posts an administrator asks for. Shown and hidden ones are separate in the index and are merged in its
 * order; conditions without an index are applied to the newest.
 */
export function findAdminPosts(db: Db, asked: AdminListQuery) {
  const { published, pattern, writer, minInterests, withoutComments, isSorted } = asked;
  const all =
    published === undefined
      ? half(db, asked, true).unionAll(half(db, asked, false))
      : half(db, asked, published);
  const newest = db
    .selectFrom(all.as("p"))
    .selectAll()
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(SEARCHED_AT_MOST);
  const isIndexed =
    !pattern && !writer && minInterests === undefined && withoutComments === undefined && !isSorted;
  return db
    .selectFrom(isIndexed ? all.as("p") : newest.as("p"))
    .leftJoin("memberships as writer", (join) =>
      join.onRef("writer.community_id", "=", "p.community_id").onRef("writer.id", "=", "p.membership_id"),
    )
    .$if(pattern !== undefined, (query) =>
      query.where(sql<boolean>`(p.title ilike ${pattern} or p.content ilike ${pattern})`),
    )
    .$if(writer !== undefined, (query) => query.where("writer.display_name", "ilike", writer ?? ""))
    .$if(minInterests !== undefined, (query) => query.where("p.interest_count", ">=", minInterests ?? 0))
    .$if(withoutComments !== undefined, (query) =>
      query.where("p.comment_count", withoutComments ? "=" : ">", 0),
    );
}
