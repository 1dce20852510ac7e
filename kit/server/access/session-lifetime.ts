import { DAY_MS, MINUTE_MS } from "#kit/contract/durations.ts";

/** This counts from the last use. */
export const SESSION_SLIDING_MS = 14 * DAY_MS;
/** This counts from the sign-in, however often the session is used. */
export const SESSION_ABSOLUTE_MS = 90 * DAY_MS;
/** The last use and the sliding expiry are written at most this often, so that reading does not write. */
export const SESSION_TOUCH_MS = 5 * MINUTE_MS;
