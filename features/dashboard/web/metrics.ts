import type { DailyFigures } from "../contract/calls.ts";
import type { Messages } from "./messages.ts";
import type { Period } from "./periods.ts";

type Series = {
  readonly key: keyof Messages["series"];
  readonly read: (day: DailyFigures) => number;
};

export type Metric = {
  /** Happenings stack into bars and add up; people counted over a span are lines and do not. */
  readonly shape: "bars" | "lines";
  readonly series: readonly Series[];
};

export const metrics = {
  active: {
    shape: "lines",
    series: [
      { key: "activeMonth", read: (day) => day.active_members.month },
      { key: "activeWeek", read: (day) => day.active_members.week },
      { key: "activeDay", read: (day) => day.active_members.day },
    ],
  },
  newMembers: {
    shape: "bars",
    series: [
      { key: "memberInvitation", read: (day) => day.new_members.member_invitation },
      { key: "officeInvitation", read: (day) => day.new_members.office_invitation },
      { key: "otherRoute", read: (day) => day.new_members.other },
    ],
  },
  posts: {
    shape: "bars",
    series: [
      { key: "article", read: (day) => day.posts.article },
      { key: "recruitment", read: (day) => day.posts.recruitment },
      { key: "joboffer", read: (day) => day.posts.joboffer },
      { key: "auto", read: (day) => day.posts.auto },
    ],
  },
  reactions: {
    shape: "bars",
    series: [
      { key: "comments", read: (day) => day.comments },
      { key: "likes", read: (day) => day.likes },
      { key: "interests", read: (day) => day.interests },
    ],
  },
  chats: { shape: "bars", series: [{ key: "chats", read: (day) => day.chats_opened }] },
} as const satisfies Record<keyof Messages["metrics"], Metric>;

export type MetricKey = keyof typeof metrics;

/** The values of each series, one per period. */
export const valuesOf = ({ shape, series }: Metric, periods: readonly Period[]): number[][] =>
  series.map(({ read }) =>
    periods.map(({ days }) => {
      const counted = shape === "bars" ? days : days.slice(-1);
      return counted.reduce((sum, day) => sum + read(day), 0);
    }),
  );

export const sumOf = (values: readonly (readonly number[])[]): number =>
  values.flat().reduce((sum, value) => sum + value, 0);
