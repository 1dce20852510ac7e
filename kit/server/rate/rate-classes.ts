import type { RateClass } from "#kit/contract/call.ts";

/** `points` calls within `duration` seconds, per signed-in account or else per address. */
export const rateClasses: Record<RateClass, { readonly points: number; readonly duration: number }> = {
  read: { points: 1_200, duration: 60 },
  write: { points: 240, duration: 60 },
  upload: { points: 120, duration: 60 },
  check: { points: 30, duration: 60 },
  mail: { points: 10, duration: 600 },
  signIn: { points: 30, duration: 300 },
};
