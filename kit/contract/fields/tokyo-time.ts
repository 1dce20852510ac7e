import { DAY_MS } from "../durations.ts";

/** The Swedish form is ISO 8601's: 2026-11-21 09:05. */
const clock = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** The day of an instant in Japan, YYYY-MM-DD. */
export const tokyoDate = (instant: Date) => clock.format(instant).slice(0, 10);

/** Today in Japan, YYYY-MM-DD. */
export const todayInTokyo = () => tokyoDate(new Date());

/** How many days from today until a day (YYYY-MM-DD), which counts and today does not: 0 on that day, negative after it. */
export const daysUntil = (date: string, now: Date) =>
  (Date.parse(date) - Date.parse(tokyoDate(now))) / DAY_MS;

/** The instant of a day (YYYY-MM-DD) and a time (HH:mm) in Japan, which has had no other offset since 1952. */
export const tokyoInstant = (date: string, time = "00:00") => new Date(`${date}T${time}:00+09:00`);

/** R345: a day or month of the wire as it is shown, YYYY/MM/DD or YYYY/MM. */
export const showDate = (date: string) => date.replaceAll("-", "/");

/** From one year, month or day of the wire to another, either of which may be open; no line ends within it. */
export const showPeriod = (from: string | null, until: string | null) =>
  `${showDate(from ?? "")}–\u2060${showDate(until ?? "")}`;

/** An instant as it is shown, YYYY/MM/DD HH:mm in Japan. */
export const showInstant = (instant: Date) => showDate(clock.format(instant));
