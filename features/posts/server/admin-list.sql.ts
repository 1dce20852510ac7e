import { type NamedStatement, namedStatement } from "#kit/server/database/named-statement.ts";
import { type PostPageRow, postPageSql } from "./post-view.sql.ts";

/** Which of the optional filters are in the statement; each combination is a statement of its own with its own plan. */
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
    filters.search && "(p.title ilike :pattern::text or p.content ilike :pattern::text)",
  ]
    .filter(Boolean)
    .join(" and ");

/** Shown and hidden posts stand apart in the index: both are read in order and merged. */
function rows(filters: AdminFilters, columns: string, limit: string, order: string): string {
  const half = (published: boolean) =>
    `(select ${columns} from posts p where ${conditions(filters, published)} ${order} limit ${limit})`;
  if (filters.published !== undefined) return half(filters.published);
  return `${half(true)} union all ${half(false)}`;
}

const nameOf = (filters: AdminFilters): string => Object.values(filters).map(String).join("_");

const kept = <T>(make: (filters: AdminFilters) => T) => {
  const made = new Map<string, T>();
  return (filters: AdminFilters): T => {
    const key = nameOf(filters);
    const found = made.get(key) ?? make(filters);
    made.set(key, found);
    return found;
  };
};

export const adminPage = kept((filters): NamedStatement<PostPageRow> => {
  const order = (table: string) =>
    `order by ${table}.created_at ${filters.direction}, ${table}.id ${filters.direction}`;
  const found = rows(filters, "p.*", ":offset::int + :size::int", order("p"));
  return namedStatement(
    `admin_posts_${nameOf(filters)}`,
    postPageSql(`select found.*, found.created_at as key_at, found.id as key_id from (${found}) found
      ${order("found")} limit :size::int offset :offset::int`),
  );
});

export const adminTotal = kept((filters): NamedStatement<{ total: number }> => {
  const found = rows(filters, "p.id", `${ADMIN_TOTAL_AT_MOST}`, "");
  return namedStatement(
    `admin_posts_total_${nameOf(filters)}`,
    `select least(count(*), ${ADMIN_TOTAL_AT_MOST}) as total from (${found}) counted`,
  );
});
