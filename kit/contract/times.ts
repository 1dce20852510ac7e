import * as z from "zod/mini";
import { searchedDate } from "./wire.ts";

/** It happened at least or at most so many times within a period; without one, at any time. */
export type Times = {
  readonly bound: "min" | "max";
  readonly times: number;
  /** The period is this many days up to today. */
  readonly days?: number | undefined;
  /** The period includes both days; without one of them it is open on that side. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Nothing is counted beyond this: the filter finds who has done it often, not how often. */
export const TIMES_AT_MOST = 30;
/** The screen offers these numbers of days; others may be in a URL. */
export const TIMES_PERIODS = [7, 30, 90, 180, 365] as const;
const LONGEST = "min30from2026-04-01to2026-04-30".length;
const FORM = /^(min|max)(\d{1,2})(?:in(\d{1,3}))?(?:from([\d-]{10}))?(?:to([\d-]{10}))?$/;

const isDay = (text: string | undefined): boolean =>
  text === undefined || z.safeParse(searchedDate, text).success;

/** Reads `min1in30`, `max0`, `min2from2026-04-01to2026-04-30`; undefined for any other text. */
export function readTimes(text: string): Times | undefined {
  const [, bound, number, period, from, to] = FORM.exec(text) ?? [];
  const times = Number(number);
  const days = period === undefined ? undefined : Number(period);
  const isMin = bound === "min";
  if (bound === undefined || days === 0) return undefined;
  if (isMin ? times < 1 || times > TIMES_AT_MOST : times >= TIMES_AT_MOST) return undefined;
  const isDated = from !== undefined || to !== undefined;
  if (isDated && (days !== undefined || !isDay(from) || !isDay(to))) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { bound: isMin ? "min" : "max", times, days, from, to };
}

export const writeTimes = ({ bound, times, days, from, to }: Times): string =>
  [
    `${bound}${times}`,
    days === undefined ? "" : `in${days}`,
    from === undefined ? "" : `from${from}`,
    to === undefined ? "" : `to${to}`,
  ].join("");

export const timesFilter = () =>
  z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(LONGEST),
        z.refine((text) => readTimes(text) !== undefined, { message: "INVALID_FORMAT" }),
      ),
      z.transform((text: string) => readTimes(text) as Times),
    ),
  );
