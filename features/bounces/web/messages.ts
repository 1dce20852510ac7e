import { defineMessages } from "#kit/web/i18n.ts";

export const useBounceMessages = defineMessages(
  {
    banner: {
      returned: "ご登録のメールアドレスに、メールが届いていません。",
      toSettings: "アカウント設定を開く",
    },
    office: { returned: "不達", since: (date: string) => `${date}からメールが届いていません` },
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
      returned: "Emails to your address are not reaching you.",
      toSettings: "Open the account settings",
    },
    office: { returned: "Returned", since: (date) => `Emails have been returned since ${date}` },
    notice: {
      since: (date) => `Emails to this address have been returned to us since ${date}.`,
      whatToDo:
        "We’ve stopped sending notifications to it. Change to another address, or make sure that your mailbox can receive email and then send yourself a test email. We’ll start again once you open the link in it.",
      send: "Send a test email",
      sendAgain: "Send another test email",
      sent: "We’ve sent a test email. Open the link in it.",
    },
    works: {
      title: "Email check",
      done: "Thank you, the email has reached you. We’ll email you notifications again.",
      broken: "Your address could not be confirmed",
      toTop: "Go to the Enishi homepage",
    },
  },
);
