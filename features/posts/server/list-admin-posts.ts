import type { ParsedInput } from "#kit/contract/call.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { totalPages } from "#kit/contract/paging.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { runNamed } from "#kit/server/database/named-statement.ts";
import { JsonText, serveBoth } from "#kit/server/http/serve.ts";
import { listOfficialPosts, listUserPosts } from "../contract/admin-calls.ts";
import { type AdminFilters, adminPage, adminTotal } from "./admin-list.sql.ts";
import { readerValues } from "./reader.ts";

type Query = ParsedInput<typeof listUserPosts>["query"];

const filtersOf = (query: Query): AdminFilters => ({
  published: query.published,
  contentType: query.content_type !== undefined,
  from: query.created_from !== undefined,
  to: query.created_to !== undefined,
  search: Boolean(query.q),
  direction: query.created_at,
});

const valuesOf = (query: Query, byAdmin: boolean) => ({
  byAdmin,
  contentType: query.content_type,
  from: query.created_from && tokyoInstant(query.created_from),
  to: query.created_to && new Date(tokyoInstant(query.created_to).getTime() + DAY_MS),
  pattern: query.q && likePattern(query.q),
  size: query.per_page,
  offset: (query.page - 1) * query.per_page,
});

export const listAdminPostsRoutes = serveBoth(
  { user: listUserPosts, official: listOfficialPosts },
  async (context, { query }, which) => {
    const filters = filtersOf(query);
    const values = { ...readerValues(context.member, context.now), ...valuesOf(query, which === "official") };
    const [counted] = await runNamed(context.run, adminTotal(filters), values);
    const [page] = await runNamed(context.run, adminPage(filters), values);
    const total = counted?.total ?? 0;
    return new JsonText(
      `{"success":true,"data":{"records":[${page?.records ?? ""}]},"total_records":${total},"total_pages":${totalPages(total, query.per_page)}}`,
    );
  },
);
