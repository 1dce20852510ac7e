import * as z from "zod/mini";

/** So many times at least or at most, within so many days up to today; ever where no days are said. */
export type Times = {
  readonly bound: "min" | "max";
  readonly times: number;
  readonly days: number | undefined;
};

/** More is not counted: what is asked is who has done it often, not how often. */
export const TIMES_AT_MOST = 30;
/** The days that are offered; others may stand in an address. */
export const TIMES_PERIODS = [7, 30, 90, 180, 365] as const;
const LONGEST = "min30in365".length;
const FORM = /^(min|max)(\d{1,2})(?:in(\d{1,3}))?$/;

/** `min1in30`, `max0`: undefined where the text says nothing that can be asked. */
export function readTimes(text: string): Times | undefined {
  const [, bound, number, period] = FORM.exec(text) ?? [];
  const times = Number(number);
  const days = period === undefined ? undefined : Number(period);
  const isMin = bound === "min";
  if (bound === undefined || days === 0) return undefined;
  if (isMin ? times < 1 || times > TIMES_AT_MOST : times >= TIMES_AT_MOST) return undefined;
  return { bound: isMin ? "min" : "max", times, days };
}

export const writeTimes = ({ bound, times, days }: Times): string =>
  `${bound}${times}${days === undefined ? "" : `in${days}`}`;

/** How often somebody has done something. */
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
