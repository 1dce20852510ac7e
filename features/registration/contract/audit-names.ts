import { act } from "#kit/contract/act.ts";

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const registrationActs = {
  checkAddress: act("checkAddress", {
    ja: "メールアドレスの登録の有無を確認",
    en: "Checked whether an address is registered",
  }),
};
