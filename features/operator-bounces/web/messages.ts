import { defineMessages } from "#kit/web/i18n.ts";

export const useBouncesMessages = defineMessages(
  {
    title: "届かないメール",
    search: "氏名・アドレス・コミュニティで検索",
    empty: "メールが届かない人はいません",
    emptyHint:
      "メールが戻ってきたメンバーがここに並びます。宛先がないなど恒久的な理由では直ちに、一時的な理由では4日続くと、配信が止まります。",
    days: "日ごとの件数",
    lookUp: "アドレスを調べる",
    resume: "配信を再開する…",
    ask: {
      title: (email: string) => `${email}への配信を再開しますか？`,
      message:
        "次のメールから、また送られます。以前のメールの不達は数えません。再び戻ってきたときは、また止まります。再開したことは運営者の記録に残ります（アドレスは残りません）。",
      confirm: "再開する",
    },
    resumed: (email: string) => `${email}への配信を再開しました`,
    gone: (email: string) => `${email}の記録は、既にありません`,
    dialog: {
      title: "アドレスを調べる",
      lead: "アドレスそのものは保存されていないので、全体を入力してください。全角や大文字の違いは区別しません。",
      email: "メールアドレス",
      submit: "調べる",
      close: "閉じる",
      result: (email: string) => `${email} の状態`,
      state: "配信",
      states: {
        unknown: "記録なし（配信されます）",
        works: "届くことを確認済み（配信されます）",
        watched: "様子見（配信されます）",
        stopped: "停止中（配信されません）",
      },
      cause: "不達の種類",
      since: "届かない日時",
      stoppedAt: "停止した日時",
      workedAt: "届くことを確認した日時",
      communities: "コミュニティ",
    },
    daysTitle: "届かないメールの日ごとの件数",
    daysEmpty: "届かないメールはありません",
    daysHint:
      "メールが届かなくなったアドレスを、始まった日とコミュニティごとに数えます。同じアドレスは、属するコミュニティごとに数えます。",
    noCommunity: "（コミュニティ外）",
  },
  {
    title: "Returned email",
    search: "Search names, addresses and communities",
    empty: "Email reaches everybody",
    emptyHint:
      "Members whose email comes back stand here. A permanent failure stops delivery at once, a temporary one after four days in a row.",
    days: "By day",
    lookUp: "Look up an address",
    resume: "Deliver again…",
    ask: {
      title: (email) => `Deliver to ${email} again?`,
      message:
        "The next email will be sent. Earlier bounces no longer count; a new one stops the address again. The operators’ log records this, without the address.",
      confirm: "Deliver again",
    },
    resumed: (email) => `Email goes to ${email} again`,
    gone: (email) => `Nothing is known of ${email} any more`,
    dialog: {
      title: "Look up an address",
      lead: "Addresses themselves are not stored, so enter the whole of it. Width and case make no difference.",
      email: "Email address",
      submit: "Look up",
      close: "Close",
      result: (email) => `State of ${email}`,
      state: "Delivery",
      states: {
        unknown: "Nothing known; email is sent",
        works: "Known to work; email is sent",
        watched: "Watched; email is sent",
        stopped: "Stopped; no email is sent",
      },
      cause: "Failure",
      since: "Since",
      stoppedAt: "Stopped",
      workedAt: "Known to work since",
      communities: "Communities",
    },
    daysTitle: "Returned email by day",
    daysEmpty: "No email has come back",
    daysHint:
      "Addresses from which email comes back are counted by the day it began and by community. An address counts in each community it belongs to.",
    noCommunity: "(no community)",
  },
);
