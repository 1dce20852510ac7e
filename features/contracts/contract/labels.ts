import type { Language } from "#kit/contract/language.ts";
import type { PlanAnswer, PlanChoice } from "./calls.ts";

export const planChoiceLabels = {
  ja: { new: "新しいプランを申し込む", continue: "いまのプランを続ける", upgrade: "上位のプランに変更する" },
  en: { new: "Take a new plan", continue: "Continue the present plan", upgrade: "Move to a larger plan" },
} as const satisfies Readonly<Record<Language, Readonly<Record<PlanChoice, string>>>>;

export const planAnswerLabels = {
  ja: { accepted: "承認", declined: "見送り" },
  en: { accepted: "Accepted", declined: "Declined" },
} as const satisfies Readonly<Record<Language, Readonly<Record<PlanAnswer, string>>>>;
