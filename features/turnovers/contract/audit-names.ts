import { act } from "#kit/contract/act.ts";

/** The person does these, or the clock: none is a call of administrators. */
export const turnoverActs = {
  acceptTurnover: act("acceptTurnover", {
    ja: "アルムナイとして引き継ぎ",
    en: "Accepted the change to an alumnus",
  }),
  carryOutTurnover: act("carryOutTurnover", {
    ja: "在籍者をアルムナイに切り替え",
    en: "Changed an employee to an alumnus",
  }),
  confirmTurnover: act("confirmTurnover", {
    ja: "アルムナイへの切り替えを本人が確認",
    en: "Confirmed the change to an alumnus",
  }),
  lapseTurnover: act("lapseTurnover", {
    ja: "アルムナイへの切り替えの依頼が失効",
    en: "A change to an alumnus has lapsed",
  }),
  objectToTurnover: act("objectToTurnover", {
    ja: "アルムナイへの切り替えに異議",
    en: "Objected to the change to an alumnus",
  }),
};
