import { act } from "#kit/contract/act.ts";

/** An update of an administrator that offers them the contract is named so. */
export const administratorActs = {
  offerContract: act("offerContract", {
    ja: "契約の引き継ぎを依頼",
    en: "Requested to hand over the contract",
  }),
};
