import { DAY_MS, HOUR_MS, MINUTE_MS } from "#kit/contract/durations.ts";

/** Asia/Tokyo has no summer time. */
const TOKYO_MS = 9 * HOUR_MS;
/** A schedule names at most a day of the week. */
const LOOKS_AHEAD_MS = 8 * DAY_MS;

function matches(field: string, value: number): boolean {
  return field.split(",").some((part) => {
    const every = /^\*(?:\/(\d+))?$/.exec(part);
    return every ? value % Number(every[1] ?? 1) === 0 : Number(part) === value;
  });
}

/** Returns when a job with this cron expression in Asia/Tokyo runs next; undefined beyond a week or for ranges. */
export function nextRun(schedule: string, now: Date): Date | undefined {
  const [minute = "*", hour = "*", day = "*", month = "*", weekday = "*"] = schedule.split(" ");
  const from = Math.floor(now.getTime() / MINUTE_MS + 1) * MINUTE_MS;
  for (let at = from; at < from + LOOKS_AHEAD_MS; at += MINUTE_MS) {
    const there = new Date(at + TOKYO_MS);
    if (!matches(hour, there.getUTCHours())) continue;
    if (!matches(minute, there.getUTCMinutes())) continue;
    const isDay =
      matches(day, there.getUTCDate()) &&
      matches(month, there.getUTCMonth() + 1) &&
      matches(weekday, there.getUTCDay());
    if (isDay) return new Date(at);
  }
  return undefined;
}
