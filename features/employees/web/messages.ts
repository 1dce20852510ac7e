import { defineMessages } from "#kit/web/i18n.ts";

export const useEmployeeMessages = defineMessages(
  {
    invited: "招待された方",
    mailedTo: "招待の宛先",
    register: {
      title: "在籍者の登録",
      lead: (community: string) => `${community}に、在籍者として登録します。`,
      flowInput: "お名前やパスワードを入力し、内容を確認します。",
      flowIn: "登録が済むと、すぐにコミュニティをご利用いただけます。",
      emailHint: "招待メールをお送りしたアドレスです。ログインのときに使います。変更はできません。",
      consent: "利用規約・ご利用上の注意",
      consentCommunity: "ご利用上の注意",
    },
    logIn: {
      lead: "このメールアドレスのアカウントは既にあります。ログインすると、今のアカウントで参加できます。",
      submit: "ログインして参加する",
    },
    join: {
      lead: (name: string) => `${name}さんのアカウントで参加します。`,
      submit: "参加する",
    },
    otherAccount: {
      title: "別のアカウントでログインしています",
      text: (name: string, email: string) =>
        `現在、${name}さん（${email}）としてログインしています。この招待で参加するには、いったんログアウトしてください。`,
      logOut: "ログアウトして続ける",
    },
  },
  {
    invited: "Person invited",
    mailedTo: "Invitation sent to",
    register: {
      title: "Register as an employee",
      lead: (community) => `You’re registering with ${community} as an employee.`,
      flowInput: "Enter your name and a password, then check your details.",
      flowIn: "You can use the community as soon as you’ve registered.",
      emailHint:
        "The invitation was sent to this address. You’ll log in with it, and it cannot be changed here.",
      consent: "Terms of use and notes on use",
      consentCommunity: "Notes on use",
    },
    logIn: {
      lead: "There is already an account with this email address. Log in to join with it.",
      submit: "Log in and join",
    },
    join: {
      lead: (name) => `You’re joining with the account of ${name}.`,
      submit: "Join",
    },
    otherAccount: {
      title: "You’re logged in with another account",
      text: (name, email) =>
        `You’re logged in as ${name} (${email}). To join with this invitation, log out first.`,
      logOut: "Log out and continue",
    },
  },
);
