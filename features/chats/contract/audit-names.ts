import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    chatroom: { ja: "チャット", en: "Chat" },
  },
});

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const chatActs = {
  deleteOfficeMessage: act("deleteOfficeMessage", {
    ja: "事務局のメッセージを削除",
    en: "Deleted a message of the office",
  }),
  extendOfficeChat: act("extendOfficeChat", {
    ja: "事務局のチャットの延長に同意",
    en: "Agreed to extend a chat of the office",
  }),
  openOfficeChat: act("openOfficeChat", {
    ja: "事務局としてチャットを開始",
    en: "Opened a chat as the office",
  }),
  sendOfficeMessage: act("sendOfficeMessage", {
    ja: "事務局としてメッセージを送信",
    en: "Sent a message as the office",
  }),
  viewOfficeChat: act("viewOfficeChat", { ja: "事務局のチャットを閲覧", en: "Read a chat of the office" }),
};
