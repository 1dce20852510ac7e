import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listOfficialPosts, listUserPosts } from "../contract/admin-calls.ts";
import { findAdminPosts } from "./admin-list.sql.ts";
import { readPosts } from "./read-post.ts";

const list = (call: typeof listUserPosts | typeof listOfficialPosts, byAdmin: boolean) =>
  serveList(call, {
    find: ({ db, member }, { published, content_type, created_from, created_to, q }) =>
      findAdminPosts(db, {
        communityId: member.communityId,
        byAdmin,
        published: published === "all" ? undefined : published,
        contentType: content_type,
        from: created_from === undefined ? undefined : tokyoInstant(created_from),
        to: created_to === undefined ? undefined : new Date(tokyoInstant(created_to).getTime() + DAY_MS),
        pattern: q && likePattern(q),
      }),
    columns: (found) => found.select("p.id"),
    id: "p.id",
    order: { created_at: "p.created_at" },
    view: (rows, context) =>
      readPosts(
        context,
        context.member,
        rows.map(({ id }) => id),
      ),
  });

export const listAdminPostsRoutes = [...list(listUserPosts, false), ...list(listOfficialPosts, true)];
