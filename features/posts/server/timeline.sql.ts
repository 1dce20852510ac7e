import { byName } from "#kit/contract/by-name.ts";
import { MEMBER_PAGE_SIZE, SEARCHED_AT_MOST } from "#kit/contract/paging.ts";
import { statement, unkeptStatement } from "#kit/server/database/statement.ts";
import type { Cursor } from "#kit/server/list/cursor.ts";
import { readsPublishedSql } from "./policy.sql.ts";
import { type PostPageRow, postPageSql } from "./post-view.sql.ts";
import type { ViewerValues } from "./viewer.ts";

/** R046: one tab of the timeline reads its rows in the order of an index, so that no page costs more than another. */
type Source = { readonly from: string; readonly where: string; readonly at: string; readonly id: string };

const readable = `p.published and ${readsPublishedSql({ member: ":member::bigint", jobOffers: ":jobOffers::boolean" })}`;
const ofType = "(:contentType::smallint is null or p.content_type = :contentType::smallint)";
/** This is a tag within one's own posts and saves; the tag's own list is `tag`. */
const ofTag = `(:tag::text is null or exists (
  select from post_tags pt join tags t on t.community_id = pt.community_id and t.id = pt.tag_id
  where pt.community_id = p.community_id and pt.post_id = p.id and t.community_id = :community::bigint and t.name = :tag::text))`;
const byTime = { at: "p.created_at", id: "p.id" };

const sources = {
  all: { from: "posts p", where: `p.community_id = :community::bigint and ${readable}`, ...byTime },
  type: {
    from: "posts p",
    where: `p.community_id = :community::bigint and p.content_type = :contentType::smallint and ${readable}`,
    ...byTime,
  },
  /** One's own posts include hidden ones, so that their author learns of it. */
  mine: {
    from: "posts p",
    where: `p.community_id = :community::bigint and p.membership_id = :member::bigint
      and not p.post_by_admin and ${ofType} and ${ofTag}`,
    ...byTime,
  },
  favorites: {
    from: "favorites kept join posts p on p.community_id = kept.community_id and p.id = kept.post_id",
    where: `kept.community_id = :community::bigint and kept.membership_id = :member::bigint and ${readable} and ${ofType} and ${ofTag}`,
    at: "kept.created_at",
    id: "kept.post_id",
  },
  /** Ids follow the order of writing, and the index of a tag follows the ids. */
  tag: {
    from: "post_tags tagged join posts p on p.community_id = tagged.community_id and p.id = tagged.post_id",
    where: `tagged.tag_id = (select id from tags where community_id = :community::bigint and name = :tag::text)
      and ${readable} and ${ofType}`,
    at: "p.created_at",
    id: "tagged.post_id",
  },
} as const satisfies Record<string, Source>;

export type TimelineSource = keyof typeof sources;

type Values = ViewerValues & {
  contentType: number | null;
  tag: string | undefined;
  pattern: string | undefined;
  keyAt: Date | string;
  keyId: number;
  size: number;
  offset: number;
};
type Total = { total: number };
const TOTAL_AT_MOST = 1_000;

const orderOf = (tab: TimelineSource, { at, id }: Source): string =>
  tab === "tag" ? `order by ${id} desc` : `order by ${at} desc, ${id} desc`;
const afterKey = (tab: TimelineSource, { at, id }: Source): string =>
  tab === "tag" ? `${id} < :keyId::bigint` : `(${at}, ${id}) < (:keyAt::timestamptz, :keyId::bigint)`;

const rows = (tab: TimelineSource, limit: string): string => {
  const source: Source = sources[tab];
  return `select p.*, ${source.at} as key_at, ${source.id} as key_id from ${source.from}
    where ${source.where} and ${afterKey(tab, source)} ${orderOf(tab, source)} limit ${limit}`;
};
/** A page of a list that runs backwards begins after a cursor, or before every row. */
export const afterCursor = ({ time, id }: Cursor) => ({ keyAt: time, keyId: id });
export const FROM_THE_TOP = { keyAt: "infinity", keyId: Number.MAX_SAFE_INTEGER };

const found = (recent: string): string =>
  `select * from (${recent}) recent where title ilike :pattern::text or content ilike :pattern::text`;
const searchRows = (tab: TimelineSource, limit: string): string =>
  `${found(rows(tab, `${SEARCHED_AT_MOST}`))} order by ${tab === "tag" ? "" : "key_at desc, "}key_id desc limit ${limit}`;

/** It counts in the order of the index; otherwise a small community's rows would be searched all over the table. */
const counted = (tab: TimelineSource, search: boolean): string => {
  const source: Source = sources[tab];
  const recent = `select p.title, p.content from ${source.from} where ${source.where} ${orderOf(tab, source)}`;
  const all = search ? found(`${recent} limit ${SEARCHED_AT_MOST}`) : recent;
  return `select count(*) as total from (${all} limit ${TOTAL_AT_MOST}) counted`;
};

const size = MEMBER_PAGE_SIZE;
const tabs = Object.keys(sources) as TimelineSource[];
const each = <T>(make: (tab: TimelineSource) => T) => byName(tabs, make);

/** This is the hot path: with its limit as a literal, the kept plan walks the index for twenty rows and stops. */
export const timelinePages = each((tab) =>
  statement<Values, PostPageRow>(`timeline_${tab}`, postPageSql(rows(tab, `${size + 1}`), `${size}`)),
);
/** These are pages by number, of another size, or with a search. */
export const rareTimelinePages = each((tab) => {
  const rare = (of: typeof rows) =>
    unkeptStatement<Values, PostPageRow>(
      postPageSql(of(tab, ":size::int + 1 offset :offset::int"), ":size::int"),
    );
  return { all: rare(rows), search: rare(searchRows) };
});

/** Counting stops at 1,000, since nobody pages so far by number. */
export const timelineTotals = each((tab) => ({
  all: statement<Values, Total>(`timeline_${tab}_total`, counted(tab, false)),
  search: unkeptStatement<Values, Total>(counted(tab, true)),
}));
