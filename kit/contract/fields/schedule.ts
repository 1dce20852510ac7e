import { MINUTE_MS } from "#kit/contract/durations.ts";
import { type Fault, fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import * as limits from "./limits.ts";

const slot = 30 * MINUTE_MS;
const lead = limits.scheduleMinutesAhead * MINUTE_MS;

/** R347, R348: the times a person can choose, 00:00 to 23:30 by half hours. */
export const scheduleTimes = (): string[] =>
  Array.from(
    { length: 48 },
    (_, index) => `${String(index >> 1).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
  );

/** The first instant that may be chosen at `now`. */
export const earliestSchedule = (now: Date) => new Date(Math.ceil((now.getTime() + lead) / slot) * slot);

/** On :00 or :30, and at least 30 minutes ahead. Japan's offset is in whole hours, so its slots are UTC's. */
export function scheduleFault(instant: Date, now: Date): Fault | undefined {
  if (instant.getTime() % slot !== 0) return fault("SCHEDULE_SLOT");
  if (instant.getTime() < now.getTime() + lead)
    return fault("SCHEDULE_TOO_SOON", { minutes: limits.scheduleMinutesAhead });
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

type Options = { required?: boolean; now?: () => Date };

/** The instant of a scheduled send, ISO 8601 with offset on the wire. */
export const scheduledAt = ({ required, now = () => new Date() }: Options = {}) =>
  stringField({
    max: limits.instant,
    tooLong: fault("DATE"),
    required,
    find: (value) => {
      const instant = new Date(value);
      if (!isoInstant.test(value) || Number.isNaN(instant.getTime())) return fault("DATE");
      return scheduleFault(instant, now());
    },
  });
