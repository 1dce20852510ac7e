import { type NamedStatement, unkeptStatement } from "#kit/server/database/named-statement.ts";
import { type PostPageRow, postPageSql } from "./post-view.sql.ts";
import { SEARCHED_AT_MOST } from "./timeline.sql.ts";

/** Which of the optional filters are in the statement. */
export type AdminFilters = {
  readonly published: boolean | undefined;
  readonly contentType: boolean;
  readonly from: boolean;
  readonly to: boolean;
  readonly search: boolean;
  readonly direction: "asc" | "desc";
};

/** Nobody pages further by number; the filters lead there. */
export const ADMIN_TOTAL_AT_MOST = 10_000;

const conditions = (filters: AdminFilters, published: boolean): string =>
  [
    "p.community_id = :community::bigint",
    "p.post_by_admin = :byAdmin::boolean",
    `p.published = ${published}`,
    filters.contentType && "p.content_type = :contentType::smallint",
    filters.from && "p.created_at >= :from::timestamptz",
    filters.to && "p.created_at < :to::timestamptz",
  ]
    .filter(Boolean)
    .join(" and ");

/** Shown and hidden posts stand apart in the index: both are read in order and merged. */
function rows(filters: AdminFilters, columns: string, limit: string): string {
  const order = `order by p.created_at ${filters.direction}, p.id ${filters.direction}`;
  const half = (published: boolean) => {
    const where = conditions(filters, published);
    const source = filters.search
      ? `(select * from posts p where ${where} ${order} limit ${SEARCHED_AT_MOST}) p
         where p.title ilike :pattern::text or p.content ilike :pattern::text`
      : `posts p where ${where}`;
    return `(select ${columns} from ${source} ${order} limit ${limit})`;
  };
  if (filters.published !== undefined) return half(filters.published);
  return `${half(true)} union all ${half(false)}`;
}

/** The filters tell which plan is good, so none is kept. */
export const adminPage = (filters: AdminFilters): NamedStatement<PostPageRow> => {
  const found = rows(filters, "p.*", ":offset::int + :size::int + 1");
  return unkeptStatement(
    postPageSql(
      `select found.*, found.created_at as key_at, found.id as key_id from (${found}) found
      order by found.created_at ${filters.direction}, found.id ${filters.direction} limit :size::int + 1 offset :offset::int`,
      ":size::int",
    ),
  );
};

export const adminTotal = (filters: AdminFilters): NamedStatement<{ total: number }> => {
  const found = rows(filters, "p.id", `${ADMIN_TOTAL_AT_MOST}`);
  return unkeptStatement(`select least(count(*), ${ADMIN_TOTAL_AT_MOST}) as total from (${found}) counted`);
};
