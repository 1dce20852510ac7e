import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    management_no: { ja: "管理番号", en: "No." },
  },
  fields: {
    duties: { ja: "担当", en: "Duties" },
    contractor: { ja: "契約者", en: "Contractor" },
  },
});

/** An update of an administrator that offers them the contract is named so. */
export const administratorActs = {
  offerContract: act("offerContract", {
    ja: "契約の引き継ぎを依頼",
    en: "Requested to hand over the contract",
  }),
};
