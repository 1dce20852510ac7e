import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { type DailyFigures, showAnalytics } from "../contract/calls.ts";
import { type FiguresRow, findFigures } from "./figures.sql.ts";
import { findLiveItems } from "./live-items.sql.ts";

const present = (row: FiguresRow): DailyFigures => ({
  date: row.day,
  new_members: {
    member_invitation: row.members_by_member_invitation,
    office_invitation: row.members_by_office_invitation,
    other: row.members_by_other_route,
  },
  posts: {
    article: row.articles,
    recruitment: row.recruitments,
    joboffer: row.job_offers,
    auto: row.auto_posts,
  },
  comments: row.comments,
  likes: row.likes,
  interests: row.interests,
  chats_opened: row.chats_opened,
  active_members: { day: row.active_in_day, week: row.active_in_week, month: row.active_in_month },
});

export const showAnalyticsRoute = serve(showAnalytics, async (context, { query }) => {
  const { communityId } = await context.enter(query.community_id);
  const today = tokyoInstant(tokyoDate(context.now));
  const [live] = await context.run(findLiveItems, { community: communityId, now: context.now, today });
  if (!live) throw failure(commonErrors.RECORD_NOT_FOUND);
  const figures = await context.run(findFigures, { community: communityId, days: query.days });
  return {
    data: {
      latest_analytics_date: figures.at(-1)?.day ?? null,
      live,
      figures: figures.map(present),
    },
  };
});
