import { MEMBER_PAGE_SIZE, totalPages } from "#kit/contract/paging.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { JsonText, serve } from "#kit/server/http/serve.ts";
import { decodeCursor, encodeCursor } from "#kit/server/list/cursor.ts";
import { listPosts } from "../contract/calls.ts";
import { contentTypes } from "../contract/content-type.ts";
import { readsJobOffers, writableTypes } from "./policy.ts";
import {
  afterCursor,
  FROM_THE_TOP,
  rareTimelinePages,
  type TimelineSource,
  timelinePages,
  timelineTotals,
} from "./timeline.sql.ts";
import { rememberTotal } from "./timeline-totals.ts";
import { viewerValues } from "./viewer.ts";

type PostsQuery = {
  content_type?: number | undefined;
  favorite?: boolean | undefined;
  my_post?: boolean | undefined;
  tag?: string | undefined;
};

/** A search skips other employees' job offers; one's own are under one's own posts. R009 */
function chooseTab(member: Member, wanted: PostsQuery): TimelineSource {
  if (wanted.favorite) return "favorites";
  if (wanted.my_post) return "mine";
  if (wanted.tag) return "tag";
  if (wanted.content_type === undefined) return "all";
  return wanted.content_type === contentTypes.jobOffer && !readsJobOffers(member) ? "mine" : "type";
}

export const listPostsRoute = serve(listPosts, async (context, { query }) => {
  const { member } = context;
  const tab = chooseTab(member, query);
  const form = query.q ? "search" : "all";
  const { next_post_token: token, per_page } = query;
  const byNumber = !token && query.page > 1;
  const isRare = query.q || byNumber || per_page !== MEMBER_PAGE_SIZE;
  const statement = isRare ? rareTimelinePages[tab][form] : timelinePages[tab];
  const values = {
    ...viewerValues(member, context.now),
    contentType: query.content_type ?? null,
    tag: query.tag,
    pattern: query.q ? likePattern(query.q) : undefined,
    ...(token ? afterCursor(decodeCursor(token, "next_post_token")) : FROM_THE_TOP),
    size: per_page,
    offset: byNumber ? (query.page - 1) * per_page : 0,
  };
  const total = await rememberTotal(context.services, member, tab, values, async () => {
    const [row] = await context.run(timelineTotals[tab][form], values);
    return row?.total ?? 0;
  });
  const [page] = await context.run(statement, values);
  const next =
    page?.last_at && page.last_id !== null ? encodeCursor({ time: page.last_at, id: page.last_id }) : null;
  return new JsonText(
    `{"success":true,"data":{"records":[${page?.records ?? ""}]},"next_post_token":${JSON.stringify(next)},"total_pages":${totalPages(total, per_page)},"writable_types":[${writableTypes(member)}]}`,
  );
});
