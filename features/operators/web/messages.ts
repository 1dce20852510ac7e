import { defineMessages } from "#kit/web/i18n.ts";

export const useOperatorMessages = defineMessages(
  {
    title: "運営者",
    search: "氏名・メールアドレスで検索",
    empty: "該当する運営者はいません",
    hint: "運営者は、すべてのコミュニティの契約と設定を扱います。メンバーのチャットや投稿は見られません。",
    invite: "運営者を招待",
    inviteTitle: "運営者を招待",
    inviteLead:
      "1回だけ使えるリンクをメールで送ります。招待された方は、パスワードと二段階認証を設定するとログインできます。",
    email: "メールアドレス",
    send: "招待メールを送る",
    cancel: "キャンセル",
    invited: (email: string) => `${email}に招待メールを送ります`,
    inviteAgain: "招待メールを再送する",
    takeBack: "招待を取り消す…",
    remove: "運営者から削除する…",
    removed: (name: string) => `${name}さんを運営者から削除しました`,
    takenBack: (email: string) => `${email}への招待を取り消しました`,
    ask: {
      active: {
        title: (name: string) => `${name}さんを運営者から削除しますか？`,
        message:
          "すぐにログアウトされ、以後ログインできません。削除したことは、すべての運営者にメールで伝わります。",
        confirm: "削除する",
      },
      invited: {
        title: (email: string) => `${email}への招待を取り消しますか？`,
        message: "送ったリンクは使えなくなります。",
        confirm: "取り消す",
      },
      own: {
        title: (_name: string) => "ご自身を運営者から削除しますか？",
        message: "すぐにログアウトされ、以後ログインできません。戻るには、ほかの運営者からの招待が必要です。",
        confirm: "削除してログアウトする",
      },
    },
    log: {
      title: "操作履歴",
      search: "操作した人・コミュニティ・対象・理由・変更内容で検索",
      empty: "操作履歴はありません",
      emptyHint:
        "運営者の操作が、「いつ・誰が・何をしたか」の記録として残ります。削除された運営者の記録も残り、変更や削除はできません。",
      openCommunity: "コミュニティの設定を開く",
    },
    settings: {
      title: "アカウント設定",
      lead: (email: string) => `${email} でログインしています。`,
    },
    setUp: {
      title: "運営者のアカウントの設定",
      checking: "リンクを確認しています",
      refused: "このリンクは使えません",
      login: "ログイン画面へ",
      leadFirst:
        "Enishiの最初の運営者になります。パスワードと二段階認証を設定してください。認証アプリを入れたスマートフォンが必要です。",
      lead: (email: string) =>
        `${email} のアカウントを設定します。認証アプリを入れたスマートフォンが必要です。`,
      email: "メールアドレス",
      emailHint: "ログインに使います。",
      family: "姓",
      given: "名",
      password: "パスワード",
      passwordAgain: "パスワード（確認）",
      app: "二段階認証",
      code: "認証アプリに表示された6桁のコード",
      submit: "設定してログインする",
    },
  },
  {
    title: "Operators",
    search: "Search names and addresses",
    empty: "No operators match",
    hint: "Operators look after the contracts and settings of all communities. They cannot see members’ chats or posts.",
    invite: "Invite an operator",
    inviteTitle: "Invite an operator",
    inviteLead:
      "We’ll email a link that works once. Whoever is invited sets a password and two-step verification, and can then log in.",
    email: "Email address",
    send: "Send the invitation",
    cancel: "Cancel",
    invited: (email) => `An invitation to ${email} is on its way`,
    inviteAgain: "Send the invitation again",
    takeBack: "Cancel the invitation…",
    remove: "Remove…",
    removed: (name) => `${name} is no longer an operator`,
    takenBack: (email) => `The invitation to ${email} has been cancelled`,
    ask: {
      active: {
        title: (name) => `Remove ${name} from the operators?`,
        message:
          "They’re logged out at once and cannot log in again. All operators are told by email that you removed them.",
        confirm: "Remove",
      },
      invited: {
        title: (email) => `Cancel the invitation to ${email}?`,
        message: "The link they were sent will no longer work.",
        confirm: "Cancel the invitation",
      },
      own: {
        title: () => "Remove yourself from the operators?",
        message: "You’re logged out at once and cannot log in again unless another operator invites you.",
        confirm: "Remove and log out",
      },
    },
    log: {
      title: "Audit log",
      search: "Search people, communities, targets, reasons and changes",
      empty: "No actions recorded yet",
      emptyHint:
        "Everything operators do is recorded here: who did what and when. Records of removed operators stay, and none can be changed or deleted.",
      openCommunity: "Open the community",
    },
    settings: {
      title: "Account settings",
      lead: (email) => `You’re logged in as ${email}.`,
    },
    setUp: {
      title: "Set up an operator’s account",
      checking: "Checking the link",
      refused: "This link cannot be used",
      login: "To the login",
      leadFirst:
        "You become the first operator of Enishi. Set a password and two-step verification; you need a smartphone with an authenticator app.",
      lead: (email) =>
        `You’re setting up the account of ${email}. You need a smartphone with an authenticator app.`,
      email: "Email address",
      emailHint: "You log in with it.",
      family: "Family name",
      given: "Given name",
      password: "Password",
      passwordAgain: "Password again",
      app: "Two-step verification",
      code: "The six-digit code of your authenticator app",
      submit: "Set up and log in",
    },
  },
);
