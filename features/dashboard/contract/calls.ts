import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { date, id, oneOf } from "#kit/contract/wire.ts";

/** How many days of figures can be looked at, back from the latest. */
export const figureRanges = [7, 30, 90, 365] as const;
export type FigureRange = (typeof figureRanges)[number];
export const DEFAULT_RANGE = 30 satisfies FigureRange;

/** Joining by invitation is told apart from this day on; before it everybody counts as `other`. */
export const INVITATIONS_COUNTED_FROM = "2023-12-05";

/** As they stand at the moment of asking. */
const liveItems = z.object({
  alumni: z.number(),
  employees: z.number(),
  candidates: z.number(),
  unread_direct_chats: z.number(),
  open_interest_chats: z.number(),
  scheduled_messages: z.number(),
  posts_today: z.number(),
  comments_today: z.number(),
});
export type LiveItems = z.output<typeof liveItems>;

/** What happened on one day in Asia/Tokyo. */
const dailyFigures = z.object({
  date,
  new_members: z.object({ member_invitation: z.number(), office_invitation: z.number(), other: z.number() }),
  posts: z.object({ article: z.number(), recruitment: z.number(), joboffer: z.number(), auto: z.number() }),
  comments: z.number(),
  likes: z.number(),
  interests: z.number(),
  chats_opened: z.number(),
  /** Different people on the day, and in the 7 and 30 days that end with it. */
  active_members: z.object({ day: z.number(), week: z.number(), month: z.number() }),
});
export type DailyFigures = z.output<typeof dailyFigures>;

/** R417: `latest_analytics_date` is a day, or null before the first figures. `figures` go from the oldest day on. */
export const showAnalytics = call({
  method: "GET",
  path: "/analytics",
  access: "administrator",
  rate: "read",
  summary: "The dashboard: eight live items and the figures of the past days",
  query: z.object({
    community_id: id,
    days: z._default(oneOf(figureRanges), DEFAULT_RANGE),
  }),
  answer: z.object({
    data: z.object({
      latest_analytics_date: z.nullable(date),
      live: liveItems,
      figures: z.array(dailyFigures),
    }),
  }),
});
