import { type NamedStatement, namedStatement } from "#kit/server/database/named-statement.ts";
import { type PostPageRow, postPageSql } from "./post-view.sql.ts";

/** The rows of one tab of the timeline, in the order of an index, so that no page costs more than another. */
type Source = { readonly from: string; readonly where: string; readonly at: string; readonly id: string };

const readable = `p.published and (p.content_type <> 3 or :jobOffers::boolean or p.membership_id = :member::bigint)`;
const ofType = "(:contentType::smallint is null or p.content_type = :contentType::smallint)";
const byTime = { at: "p.created_at", id: "p.id" };

const sources = {
  all: { from: "posts p", where: `p.community_id = :community::bigint and ${readable}`, ...byTime },
  type: {
    from: "posts p",
    where: `p.community_id = :community::bigint and p.content_type = :contentType::smallint and ${readable}`,
    ...byTime,
  },
  /** One's own posts, hidden ones too, so that their author learns of it. */
  mine: {
    from: "posts p",
    where: `p.community_id = :community::bigint and p.membership_id = :member::bigint
      and not p.post_by_admin and ${ofType}`,
    ...byTime,
  },
  favorites: {
    from: "favorites kept join posts p on p.id = kept.post_id",
    where: `kept.membership_id = :member::bigint and ${readable} and ${ofType}`,
    at: "kept.created_at",
    id: "kept.post_id",
  },
  /** Ids follow the order of writing, and the index of a tag follows the ids. */
  tag: {
    from: "tags named join post_tags tagged on tagged.tag_id = named.id join posts p on p.id = tagged.post_id",
    where: `named.community_id = :community::bigint and named.name = :tag::text and ${readable} and ${ofType}`,
    at: "p.created_at",
    id: "tagged.post_id",
  },
} as const satisfies Record<string, Source>;

export type Tab = keyof typeof sources;

/** R046 */
const TOTAL_AT_MOST = 1_000;

const keyset = (tab: Tab, { at, id }: Source): string =>
  tab === "tag"
    ? `${id} < :keyId::bigint order by ${id} desc`
    : `(${at}, ${id}) < (:keyAt::timestamptz, :keyId::bigint) order by ${at} desc, ${id} desc`;

const pageOf = (tab: Tab, search: string): NamedStatement<PostPageRow> => {
  const source: Source = sources[tab];
  return namedStatement(
    `timeline_${tab}${search && "_search"}`,
    postPageSql(`select p.*, ${source.at} as key_at, ${source.id} as key_id from ${source.from}
      where ${source.where}${search} and ${keyset(tab, source)}
      limit :size::int + 1 offset :offset::int`),
  );
};

const countOf = (tab: Tab, search: string): NamedStatement<{ total: number }> => {
  const source: Source = sources[tab];
  return namedStatement(
    `timeline_${tab}_total${search && "_search"}`,
    `select count(*) as total from (
      select from ${source.from} where ${source.where}${search} limit ${TOTAL_AT_MOST}) counted`,
  );
};

const searched = " and (p.title ilike :pattern::text or p.content ilike :pattern::text)";
const tabs = Object.keys(sources) as Tab[];
const each = <T>(make: (tab: Tab) => T) =>
  Object.fromEntries(tabs.map((tab) => [tab, make(tab)])) as Record<Tab, T>;

export const timelinePages = each((tab) => ({ all: pageOf(tab, ""), search: pageOf(tab, searched) }));
/** Counting stops at 1,000: a longer list is not paged through by number. */
export const timelineTotals = each((tab) => ({ all: countOf(tab, ""), search: countOf(tab, searched) }));
