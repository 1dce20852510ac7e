import type { Language } from "#kit/contract/language.ts";

/** Duties decide which of the office's notices an administrator gets; the place is a bit of `memberships.duties`. */
export const duties = ["applications", "chats"] as const;
export type Duty = (typeof duties)[number];
export const dutyBit = (duty: Duty): number => 2 ** duties.indexOf(duty);
/** A new administrator begins with all of them. */
export const everyDuty = 2 ** duties.length - 1;

export const dutyLabels = {
  ja: { applications: "承認待ちのお知らせ", chats: "返信を待つチャットのお知らせ" },
  en: { applications: "New applications", chats: "Chats that wait for an answer" },
} as const satisfies Readonly<Record<Language, Readonly<Record<Duty, string>>>>;
