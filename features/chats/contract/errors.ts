import { errorCodes } from "#kit/contract/errors.ts";

export const chatErrors = errorCodes({
  CHAT_CLOSED: {
    ja: "このチャットは期間が終了したため、送信や削除はできません。内容は引き続きご覧いただけます。",
    en: "This chat has ended, so you cannot send or delete anything. You can still read it.",
  },
  CHAT_PARTNER_AWAY: {
    ja: "相手の方が現在コミュニティを利用していないため、送信できません。",
    en: "The other person is not using the community at the moment, so the message cannot be sent.",
  },
  CHAT_REASON_REQUIRED: {
    ja: "メンバー同士のチャットを開くには、理由の入力が必要です。",
    en: "To open a chat between members, enter a reason.",
  },
});
