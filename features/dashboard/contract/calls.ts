import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { date, id, oneOf } from "#kit/contract/wire.ts";
import { liveItems } from "./live-items.ts";
import { todo } from "./todo.ts";

export const figureRanges = [7, 30, 90, 365] as const;
export type FigureRange = (typeof figureRanges)[number];
export const DEFAULT_RANGE = 30 satisfies FigureRange;

/** Invitations are counted from this day on; joins before it count as `other`. */
export const INVITATIONS_COUNTED_FROM = "2023-12-05";

/** A range ends with the latest day; the previous range ends the day before it begins. */
export const figurePeriods = ["current", "previous"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

const dailyFigures = z.object({
  date,
  new_members: z.object({ member_invitation: z.number(), office_invitation: z.number(), other: z.number() }),
  posts: z.object({ article: z.number(), recruitment: z.number(), joboffer: z.number(), auto: z.number() }),
  comments: z.number(),
  likes: z.number(),
  interests: z.number(),
  chats_opened: z.number(),
  /** Different people are counted on the day, and in the 7 and 30 days that end with it. */
  active_members: z.object({ day: z.number(), week: z.number(), month: z.number() }),
});
export type DailyFigures = z.output<typeof dailyFigures>;

/** A range is summed up, but `active_members` counts the 30 days that end with it. */
const totals = z.object({
  new_members: z.number(),
  posts: z.number(),
  comments: z.number(),
  likes: z.number(),
  interests: z.number(),
  chats_opened: z.number(),
  active_members: z.number(),
});
export type FigureTotals = z.output<typeof totals>;

/** The count of the range, and of the one before it where all of that was counted. */
const counted = z.object({ count: z.number(), before: z.nullable(z.number()) });
/** The counts agree with the lists of both kinds of people. */
const countedPeople = z.object({ alumni: z.number(), employees: z.number(), before: z.nullable(z.number()) });
/**
 * These count as the lists do now: those who joined on the days shown and are still members, and what members posted
 * then and is still shown. `active` counts who came in the 30 days before the latest day and since; null for a past
 * period.
 */
const numbers = z.object({
  active: z.nullable(countedPeople),
  new_members: countedPeople,
  posts: counted,
  commented_posts: counted,
});
export type Numbers = z.output<typeof numbers>;

/**
 * R417, R486: `todo` and `live` are of this moment. `latest_analytics_date` is a day, or null before the first figures. `figures`
 * begin with the oldest day; `before` sums up as many days before them, null where not all of those were counted.
 */
export const showAnalytics = call.get("/analytics", {
  access: "administrator",
  view: false,
  summary:
    "The dashboard: what waits for an administrator, what is going on, and the figures of the past days",
  query: z.object({
    community_id: id,
    days: z._default(oneOf(figureRanges), DEFAULT_RANGE),
    period: z._default(z.enum(figurePeriods), "current"),
  }),
  answer: z.object({
    data: z.object({
      latest_analytics_date: z.nullable(date),
      todo,
      live: liveItems,
      figures: z.array(dailyFigures),
      numbers,
      before: z.nullable(totals),
    }),
  }),
});
