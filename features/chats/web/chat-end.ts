import { DAY_MS } from "#kit/contract/durations.ts";

/** How long an open chat still lasts. */
export type Remaining =
  | { readonly kind: "endless" }
  | { readonly kind: "closed" }
  | { readonly kind: "today" }
  | { readonly kind: "days"; readonly days: number };

/** Whole days still to come; less than one is "today". `endDate` is ISO 8601, null for a chat without an end. */
export function remaining(endDate: string | null, now: number): Remaining {
  if (endDate === null) return { kind: "endless" };
  const left = Date.parse(endDate) - now;
  if (left <= 0) return { kind: "closed" };
  return left < DAY_MS ? { kind: "today" } : { kind: "days", days: Math.floor(left / DAY_MS) };
}
