import { DAY_MS, HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";

const SECOND_MS = 1_000;
const MINUTE = MINUTE_MS / SECOND_MS;
const HOUR = HOUR_MS / SECOND_MS;
const DAY = DAY_MS / SECOND_MS;
const WEEK = 7 * DAY;

const units = {
  ja: {
    second: (n: number) => (n === 0 ? "たった今" : `${n}秒前`),
    minute: (n: number) => `${n}分前`,
    hour: (n: number) => `${n}時間前`,
    day: (n: number) => `${n}日前`,
  },
  en: {
    second: (n: number) => (n === 0 ? "just now" : `${n} ${n === 1 ? "second" : "seconds"} ago`),
    minute: (n: number) => `${n} ${n === 1 ? "minute" : "minutes"} ago`,
    hour: (n: number) => `${n} ${n === 1 ? "hour" : "hours"} ago`,
    day: (n: number) => `${n} ${n === 1 ? "day" : "days"} ago`,
  },
} as const;

/** R340–R344: seconds, minutes, hours, days within a week, then date and time; a future time is "just now". */
export function formatRelative(time: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - time.getTime()) / 1000));
  const text = units[language];
  if (seconds < MINUTE) return text.second(seconds);
  if (seconds < HOUR) return text.minute(Math.floor(seconds / MINUTE));
  if (seconds < DAY) return text.hour(Math.floor(seconds / HOUR));
  if (seconds < WEEK) return text.day(Math.floor(seconds / DAY));
  return formatMinute(time);
}

/** Returns the seconds until the relative text changes next; null once it no longer does. */
export function nextChange(time: Date, now: Date): number | null {
  const seconds = Math.max(0, Math.floor((now.getTime() - time.getTime()) / 1000));
  const unit =
    seconds < MINUTE ? 1 : seconds < HOUR ? MINUTE : seconds < DAY ? HOUR : seconds < WEEK ? DAY : null;
  return unit && unit - (seconds % unit);
}
