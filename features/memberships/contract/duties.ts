import type { Language } from "#kit/contract/language.ts";

/** Duties decide which of the office's notices an administrator gets; the place is a bit of `memberships.duties`. */
export const duties = ["applications"] as const;
export type Duty = (typeof duties)[number];
export const dutyBit = (duty: Duty): number => 2 ** duties.indexOf(duty);

export const dutyLabels = {
  ja: { applications: "承認待ちのお知らせ" },
  en: { applications: "New applications" },
} as const satisfies Readonly<Record<Language, Readonly<Record<Duty, string>>>>;
