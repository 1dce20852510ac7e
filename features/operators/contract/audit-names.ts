import { act } from "#kit/contract/act.ts";

/** These are recorded where nobody is signed in yet. */
export const setUpActs = {
  setUp: act("setUpOperator", { ja: "運営者のアカウントを設定", en: "Set up an operator’s account" }),
  setUpAgain: act("setUpOperatorAgain", {
    ja: "運営者のアカウントを再設定",
    en: "Set up an operator’s account again",
  }),
} as const;
