import { sumOf } from "#kit/ui/chart/scale.ts";
import type { DailyFigures, FigureTotals } from "../contract/calls.ts";
import type { Messages } from "./messages.ts";
import type { Period } from "./periods.ts";

type Series = {
  readonly key: keyof Messages["series"];
  readonly read: (day: DailyFigures) => number;
};

export type Metric = {
  /** Events are stacked as bars and add up; people counted over a span are lines and do not. */
  readonly shape: "bars" | "lines";
  readonly unit: keyof Messages["units"];
  readonly series: readonly Series[];
  /** Reads the value of the range before. */
  readonly before: (totals: FigureTotals) => number;
};

export const metrics = {
  active: {
    shape: "lines",
    unit: "people",
    series: [
      { key: "activeMonth", read: (day) => day.active_members.month },
      { key: "activeWeek", read: (day) => day.active_members.week },
      { key: "activeDay", read: (day) => day.active_members.day },
    ],
    before: ({ active_members }) => active_members,
  },
  newMembers: {
    shape: "bars",
    unit: "people",
    series: [
      { key: "memberInvitation", read: (day) => day.new_members.member_invitation },
      { key: "officeInvitation", read: (day) => day.new_members.office_invitation },
      { key: "otherRoute", read: (day) => day.new_members.other },
    ],
    before: ({ new_members }) => new_members,
  },
  posts: {
    shape: "bars",
    unit: "things",
    series: [
      { key: "article", read: (day) => day.posts.article },
      { key: "recruitment", read: (day) => day.posts.recruitment },
      { key: "joboffer", read: (day) => day.posts.joboffer },
      { key: "auto", read: (day) => day.posts.auto },
    ],
    before: ({ posts }) => posts,
  },
  reactions: {
    shape: "bars",
    unit: "things",
    series: [
      { key: "comments", read: (day) => day.comments },
      { key: "likes", read: (day) => day.likes },
      { key: "interests", read: (day) => day.interests },
    ],
    before: ({ comments, likes, interests }) => comments + likes + interests,
  },
  chats: {
    shape: "bars",
    unit: "things",
    series: [{ key: "chats", read: (day) => day.chats_opened }],
    before: ({ chats_opened }) => chats_opened,
  },
} as const satisfies Record<keyof Messages["metrics"], Metric>;

export type MetricKey = keyof typeof metrics;

export const valuesOf = ({ shape, series }: Metric, periods: readonly Period[]): number[][] =>
  series.map(({ read }) =>
    periods.map(({ days }) => sumOf((shape === "bars" ? days : days.slice(-1)).map(read))),
  );

/** Returns the total of a range: events add up; people are those at its end, over the longest span. */
export const totalOf = ({ shape, series }: Metric, figures: readonly DailyFigures[]): number => {
  const counted = shape === "bars" ? series : series.slice(0, 1);
  const days = shape === "bars" ? figures : figures.slice(-1);
  return sumOf(counted.flatMap(({ read }) => days.map(read)));
};

/** Returns the highest period, of all series together; for people, the highest single day. */
export function highestOf({ shape, series }: Metric, periods: readonly Period[]) {
  const counted = shape === "bars" ? series : series.slice(-1);
  const all = periods.flatMap(({ key, days }) =>
    shape === "bars"
      ? [{ key, value: sumOf(counted.flatMap(({ read }) => days.map(read))) }]
      : days.map((day) => ({ key: day.date, value: sumOf(counted.map(({ read }) => read(day))) })),
  );
  return all.reduce((best, one) => (one.value > best.value ? one : best), { key: "", value: 0 });
}
