import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    operator: { ja: "運営者", en: "Operator" },
  },
});

/** These are recorded where nobody is signed in yet. */
export const setUpActs = {
  setUp: act("setUpOperator", { ja: "運営者のアカウントを設定", en: "Set up an operator’s account" }),
  setUpAgain: act("setUpOperatorAgain", {
    ja: "運営者のアカウントを再設定",
    en: "Set up an operator’s account again",
  }),
} as const;
