import { authorSql, mentionsSql, ownChatSql } from "#features/memberships/server/index.ts";
import { statement } from "#kit/server/database/statement.ts";
import { imageUrlSql } from "#kit/server/files/image-url.sql.ts";
import type { Post } from "../contract/post.ts";
import { abilitySql, type ViewerValues } from "./viewer.ts";

/** This is SQL for the fields of a `post` (features/posts/contract/post.ts), from a row `p` of `page`. */
const fields = `p.id, p.community_id, p.content_type, case when p.post_by_admin then 2 else 1 end as post_type, p.post_by_admin,
  p.title, p.content, p.end_date, p.published, p.created_at, p.updated_at, p.edited,
  p.like_count, p.comment_count, p.interest_count,
  exists (select from likes l where l.community_id = p.community_id and l.post_id = p.id and l.membership_id = :member::bigint) as "like",
  exists (select from favorites f where f.community_id = p.community_id and f.membership_id = :member::bigint and f.post_id = p.id) as favorite,
  i.post_id is not null as interest,
  ${ownChatSql({ community: "i.community_id", chatroom: "i.chatroom_id", membership: ":member::bigint" })} as chatroom_id,
  p.membership_id = :member::bigint and not p.post_by_admin as my_post,
  ${authorSql("p.post_by_admin")} as user_post,
  coalesce((select json_agg(json_build_object(
      'id', file.id, 'url', ${imageUrlSql("file.id")},
      'width', file.width, 'height', file.height, 'placeholder', file.placeholder) order by pi.position)
    from post_images pi join files file on file.community_id = pi.community_id and file.id = pi.file_id where pi.community_id = p.community_id and pi.post_id = p.id), '[]'::json) as images,
  coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by pt.position)
    from post_tags pt join tags t on t.community_id = pt.community_id and t.id = pt.tag_id where pt.community_id = p.community_id and pt.post_id = p.id), '[]'::json) as tags,
  ${mentionsSql("p.content")} as mentions,
  ${abilitySql} as abilities`;
/** This is SQL for the post as JSON text, for the timeline. */
const postSql = `(select row_to_json(view)::text from (select ${fields}) view)`;

/** `postSql` needs these joins; `page` holds whole rows of `posts`. */
const joined = `join memberships m on m.community_id = p.community_id and m.id = p.membership_id
  join accounts a on a.id = m.account_id
  join communities c on c.id = :community::bigint
  left join interests i on i.community_id = p.community_id and i.post_id = p.id and i.membership_id = :member::bigint`;

export type PostPageRow = {
  /** These are the posts as JSON texts, joined by commas; null without any. */
  readonly records: string | null;
  /** This is the key of the last post when there are more, else null. */
  readonly last_at: Date | null;
  readonly last_id: number | null;
};

/**
 * Returns SQL for one page as JSON text. `rows` selects `p.*` and the key `key_at`, `key_id` in order, limited to one
 * more than `size` rows, which tells whether there are more.
 */
export const postPageSql = (rows: string, size: string): string => `
with page as materialized (select ordered.*, row_number() over () as place from (${rows}) ordered)
select string_agg(${postSql}, ',' order by p.place) filter (where p.place <= ${size}) as records,
  case when count(*) > ${size} then max(p.key_at) filter (where p.place = ${size}) end as last_at,
  case when count(*) > ${size} then max(p.key_id) filter (where p.place = ${size}) end as last_id
from page p ${joined}`;

export type PostViewRow = Omit<Post, "created_at" | "updated_at"> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

/** Finds those of the posts that are in the community, in the order of the given ids. */
export const findPostViews = statement<ViewerValues & { posts: readonly number[] }, PostViewRow>(
  "find_post_views",
  `with page as materialized (
    select p.*, asked.place from unnest(:posts::bigint[]) with ordinality as asked (id, place)
    join posts p on p.id = asked.id and p.community_id = :community::bigint)
  select ${fields} from page p ${joined} order by p.place`,
);
