import { DAY_MS } from "../durations.ts";

/** The Swedish form is that of ISO 8601: 2026-11-21 09:05:00. */
const clock = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Returns the day of a time in Japan, as YYYY-MM-DD. */
export const tokyoDate = (instant: Date) => clock.format(instant).slice(0, 10);

/** Returns today in Japan, as YYYY-MM-DD. */
export const todayInTokyo = () => tokyoDate(new Date());

/** Returns how many days remain until a day (YYYY-MM-DD): 0 on that day, negative after it. */
export const daysUntil = (date: string, now: Date) =>
  (Date.parse(date) - Date.parse(tokyoDate(now))) / DAY_MS;

/** Returns the time of a day (YYYY-MM-DD) and clock time (HH:mm) in Japan, whose offset has stood since 1952. */
export const tokyoInstant = (date: string, time = "00:00") => new Date(`${date}T${time}:00+09:00`);

/** R345: shows a day or month as YYYY/MM/DD or YYYY/MM. */
export const showDate = (date: string) => date.replaceAll("-", "/");

/** Shows a period of years, months or days, either end of which may be open; no line breaks within it. */
export const showPeriod = (from: string | null, until: string | null) =>
  `${showDate(from ?? "")}–\u2060${showDate(until ?? "")}`;

/** Returns `YYYY/MM/DD HH:mm:ss` in Japan. R056, R484 */
export const formatSecond = (instant: Date) => showDate(clock.format(instant));

/** Returns `YYYY/MM/DD HH:mm` in Japan. R344, R483 */
export const formatMinute = (instant: Date) => formatSecond(instant).slice(0, 16);

/** Returns `YYYY/MM/DD` in Japan. R345 */
export const formatDate = (instant: Date) => formatSecond(instant).slice(0, 10);

/** Returns `HH:mm` in Japan. */
export const formatClock = (instant: Date) => formatMinute(instant).slice(11);

/** Returns a time in Japan as it is typed, `YYYY-MM-DDTHH:mm`. */
export const typedMinute = (instant: Date) => clock.format(instant).slice(0, 16).replace(" ", "T");

/** Returns the time that is typed; what is half typed is returned as it is, so that its field says what it wants. */
export const typedInstant = (typed: string): string => {
  const [day = "", time = ""] = typed.split("T");
  const instant = tokyoInstant(day, time);
  return Number.isNaN(instant.getTime()) ? typed : instant.toISOString();
};
