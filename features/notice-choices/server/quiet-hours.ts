import { DAY_MS } from "#kit/contract/durations.ts";
import { formatClock, tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";

type QuietHours = { readonly quiet_from: number | null; readonly quiet_until: number | null };

/** Returns when the quiet hours end in which it is now, by the clock of Japan; undefined outside of them. */
export function quietHoursEnd(
  { quiet_from: from, quiet_until: until }: QuietHours,
  now: Date,
): Date | undefined {
  if (from === null || until === null) return undefined;
  const hour = Number(formatClock(now).slice(0, 2));
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return undefined;
  const day = hour < until ? now : new Date(now.getTime() + DAY_MS);
  return tokyoInstant(tokyoDate(day), `${String(until).padStart(2, "0")}:00`);
}
