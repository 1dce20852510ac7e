import { sql } from "kysely";
import type * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { countFound, inJapanese } from "#kit/server/list/read-page.sql.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listOfficialPosts, listUserPosts } from "../contract/admin-lists.ts";
import { findAdminPosts } from "./admin-list.sql.ts";
import { readPosts } from "./read-post.ts";

const order = {
  created_at: "p.created_at",
  title: inJapanese(sql.ref("p.title")),
  writer_name: inJapanese(sql.ref("writer.display_name")),
  like_count: "p.like_count",
  comment_count: "p.comment_count",
  interest_count: "p.interest_count",
};

const sorts = (Object.keys(order) as (keyof typeof order)[]).filter((name) => name !== "created_at");

type Name = keyof (typeof listUserPosts)["filters"] | "q";
type PostsQuery = Partial<Pick<z.output<(typeof listUserPosts)["query"]>, Name>>;

function find(db: Db, communityId: number, byAdmin: boolean, asked: PostsQuery, isSorted: boolean) {
  const { published, content_type, created_from, created_to, q, writer } = asked;
  return findAdminPosts(db, {
    communityId,
    byAdmin,
    published: published === "all" ? undefined : published,
    contentType: content_type,
    from: created_from === undefined ? undefined : tokyoInstant(created_from),
    to: created_to === undefined ? undefined : new Date(tokyoInstant(created_to).getTime() + DAY_MS),
    pattern: q ? likePattern(q) : undefined,
    writer: writer ? likePattern(writer) : undefined,
    minInterests: asked.min_interests,
    withoutComments: asked.without_comments,
    isSorted,
  });
}

export const countUserPosts = (db: Db, communityId: number, asked: PostsQuery): Promise<number> =>
  countFound(db, find(db, communityId, false, asked, false));

const list = (call: typeof listUserPosts | typeof listOfficialPosts, byAdmin: boolean) =>
  serveList(call, {
    find: ({ db, member }, asked) =>
      find(
        db,
        member.communityId,
        byAdmin,
        asked,
        sorts.some((name) => asked[name] !== undefined),
      ),
    columns: (found) => found.select(["p.id", "writer.display_name as written_by"]),
    id: "p.id",
    order,
    view: async (rows, context) => {
      const writers = new Map(rows.map(({ id, written_by }) => [id, written_by]));
      const posts = await readPosts(context, context.member, [...writers.keys()]);
      return posts.map((post) => ({ ...post, written_by: byAdmin ? (writers.get(post.id) ?? null) : null }));
    },
  });

export const listAdminPostsRoutes = [...list(listUserPosts, false), ...list(listOfficialPosts, true)];
