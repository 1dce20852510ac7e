import { defineMessages } from "#kit/web/i18n.ts";

export const useBounceMessages = defineMessages(
  {
    banner: {
      returned: "ご登録のメールアドレスに、メールが届いていません。",
      toSettings: "アカウント設定を開く",
    },
    notice: {
      since: (date: string) => `このアドレスへのメールは、${date}から届いていません。`,
      whatToDo:
        "お知らせのメールのお届けを止めています。別のアドレスに変更するか、受信できることを確認してから、下のボタンでテストメールを受け取ってください。届いたメールのリンクを開くと、お届けを再開します。",
      send: "テストメールを送る",
      sendAgain: "テストメールをもう一度送る",
      sent: "テストメールをお送りしました。届いたメールのリンクを開いてください。",
    },
    works: {
      title: "メールの確認",
      done: "メールが届くことを確認しました。お知らせのメールのお届けを再開します。",
      broken: "確認できませんでした",
      toTop: "トップページへ",
    },
  },
  {
    banner: {
      returned: "E-mails to your address are not reaching you.",
      toSettings: "Open the account settings",
    },
    notice: {
      since: (date) => `E-mails to this address have been returned to us since ${date}.`,
      whatToDo:
        "We have stopped sending notifications to it. Please change to another address, or make sure that your mailbox can receive e-mail and send yourself a test e-mail. We will start again once you open the link in it.",
      send: "Send a test e-mail",
      sendAgain: "Send another test e-mail",
      sent: "We have sent a test e-mail. Please open the link in it.",
    },
    works: {
      title: "E-mail check",
      done: "Thank you, the e-mail has reached you. We will send you notifications by e-mail again.",
      broken: "Your e-mail could not be checked",
      toTop: "To the top page",
    },
  },
);
