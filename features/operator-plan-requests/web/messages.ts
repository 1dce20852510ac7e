import { defineMessages } from "#kit/web/i18n.ts";

export const useRequestMessages = defineMessages(
  {
    title: "プランの申し込み",
    search: "コミュニティ・契約者・備考で検索",
    empty: "該当する申し込みはありません",
    emptyHint:
      "契約者がコミュニティの「契約」からプランを申し込むと、ここに並び、すべての運営者にメールで届きます。",
    none: "なし",
    openCommunity: "コミュニティの設定を開く",
    answerText: "回答の文面",
    answer: "回答",
    answerLead:
      "承認すると、ここに入力した契約の内容も同時に反映されます。回答は、契約者にメールで届きます。",
    cancel: "キャンセル",
    accept: {
      text: "契約者へのメッセージ",
      textHint: "メールと契約の履歴に載ります。",
      submit: "承認する…",
      ask: (community: string) => `「${community}」の申し込みを承認しますか？`,
      lead: "契約の内容を保存し、契約者にメールで知らせます。",
      limit: (before: number, after: number) =>
        `登録人数の上限：${before.toLocaleString("ja-JP")} → ${after.toLocaleString("ja-JP")}名`,
      confirm: "承認してメールを送る",
      done: "承認しました",
    },
    decline: {
      open: "見送る…",
      ask: (community: string) => `「${community}」の申し込みを見送りますか？`,
      lead: "契約は変わりません。理由は、契約者にメールで届き、契約の履歴にも載ります。",
      text: "理由",
      submit: "見送ってメールを送る",
      done: "見送りを伝えました",
    },
  },
  {
    title: "Plan requests",
    search: "Search communities, contractors and remarks",
    empty: "No requests match",
    emptyHint:
      "When a contractor asks for a plan on the contract page of their community, it is listed here, and all operators get an email.",
    none: "None",
    openCommunity: "Open the community",
    answerText: "Text of the answer",
    answer: "Answer",
    answerLead:
      "If you accept, the contract becomes what you enter here at the same moment. The contractor gets your answer by email.",
    cancel: "Cancel",
    accept: {
      text: "Message to the contractor",
      textHint: "It is in the email and in the history of the contract.",
      submit: "Accept…",
      ask: (community) => `Accept the request of “${community}”?`,
      lead: "The contract is saved, and the contractor is told by email.",
      limit: (before, after) =>
        `Member limit: ${before.toLocaleString("en-GB")} → ${after.toLocaleString("en-GB")}`,
      confirm: "Accept and send the email",
      done: "The request has been accepted",
    },
    decline: {
      open: "Decline…",
      ask: (community) => `Decline the request of “${community}”?`,
      lead: "The contract stays as it is. The contractor gets your reason by email, and it is in the history of the contract.",
      text: "Reason",
      submit: "Decline and send the email",
      done: "The request has been declined",
    },
  },
);
