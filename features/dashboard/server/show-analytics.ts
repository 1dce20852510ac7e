import { serve } from "#kit/server/http/serve.ts";
import { type DailyFigures, type FigureTotals, showAnalytics } from "../contract/calls.ts";
import { type FiguresRow, findFigures, findLatestDayOf, findTotals, type TotalsRow } from "./figures.sql.ts";
import { showTodo } from "./show-todo.ts";

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

const totalsOf = ({ days: _, ...totals }: TotalsRow): FigureTotals => totals;

export const showAnalyticsRoute = serve(showAnalytics, async (context, { query }) => {
  const { communityId } = await context.enter(query.community_id);
  const { days } = query;
  const range = { community: communityId, days, back: query.period === "current" ? 0 : days };
  const [todo, latest, figures, [before]] = await Promise.all([
    showTodo(context, communityId),
    findLatestDayOf(context.db, communityId),
    context.run(findFigures, range),
    context.run(findTotals, { ...range, back: range.back + days }),
  ]);
  return {
    data: {
      latest_analytics_date: latest,
      todo,
      figures: figures.map(present),
      before: before?.days === days ? totalsOf(before) : null,
    },
  };
});
