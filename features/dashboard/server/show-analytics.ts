import { countPeople } from "#features/people/server/index.ts";
import { countUserPosts } from "#features/posts/server/index.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { type DailyFigures, type FigureTotals, type Numbers, showAnalytics } from "../contract/calls.ts";
import { ACTIVE_DAYS, addDays } from "../contract/days.ts";
import { type FiguresRow, findFigures, findLatestDayOf, findTotals, type TotalsRow } from "./figures.sql.ts";
import { showLiveItems } from "./show-live-items.ts";
import { showTodo } from "./show-todo.ts";

type Context = ContextOf<typeof showAnalytics>;

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

type Shown = {
  readonly from: string;
  readonly to: string;
  /** The previous range begins this many days earlier; null where it was not counted. */
  readonly back: number | null;
};

/** Counts the days shown, and as many before them. */
async function countNumbers({ db }: Pick<Context, "db">, communityId: number, shown: Shown) {
  const { from, to, back } = shown;
  const joined = (shift: number) =>
    countPeople(db, communityId, { joined_from: addDays(from, shift), joined_to: addDays(to, shift) });
  const posts = (shift: number, without_comments: boolean | undefined) =>
    countUserPosts(db, communityId, {
      published: true,
      without_comments,
      created_from: addDays(from, shift),
      created_to: addDays(to, shift),
    });
  const both = async (withoutComments?: boolean) => ({
    count: await posts(0, withoutComments),
    before: back === null ? null : await posts(-back, withoutComments),
  });
  const earlier = back === null ? null : await joined(-back);
  return {
    new_members: { ...(await joined(0)), before: earlier && earlier.alumni + earlier.employees },
    posts: await both(),
    commented_posts: await both(false),
  };
}

const nothing = { count: 0, before: null };
const nobody = { alumni: 0, employees: 0, before: null };
const noNumbers: Numbers = { active: null, new_members: nobody, posts: nothing, commented_posts: nothing };

const totalsOf = ({ days: _, ...totals }: TotalsRow): FigureTotals => totals;

export const showAnalyticsRoute = serve(showAnalytics, async (context, { query }) => {
  const { communityId } = await context.enter(query.community_id);
  const { days } = query;
  const range = { community: communityId, days, back: query.period === "current" ? 0 : days };
  const [todo, live, latest, figures, [before]] = await Promise.all([
    showTodo(context, communityId),
    showLiveItems(context, communityId),
    findLatestDayOf(context.db, communityId),
    context.run(findFigures, range),
    context.run(findTotals, { ...range, back: range.back + days }),
  ]);
  const isBeforeCounted = before?.days === days;
  const [from, to] = [figures[0]?.day, figures.at(-1)?.day];
  const isPresent = query.period === "current";
  const numbers = async (shown: Shown): Promise<Numbers> => ({
    ...(await countNumbers(context, communityId, shown)),
    active: isPresent
      ? {
          ...(await countPeople(context.db, communityId, {
            visited_from: addDays(shown.to, 1 - ACTIVE_DAYS),
          })),
          before: isBeforeCounted ? before.active_members : null,
        }
      : null,
  });
  return {
    data: {
      latest_analytics_date: latest,
      todo,
      live,
      figures: figures.map(present),
      numbers:
        from && to ? await numbers({ from, to, back: isBeforeCounted ? figures.length : null }) : noNumbers,
      before: isBeforeCounted ? totalsOf(before) : null,
    },
  };
});
