/** Durations are in milliseconds, like JavaScript's dates. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The same mail is sent again only after this pause. */
export const RESEND_PAUSE_SECONDS = 60;
