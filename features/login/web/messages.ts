import { defineMessages } from "#kit/web/i18n.ts";

export const useLoginMessages = defineMessages(
  {
    alumniTitle: "アルムナイの方のログイン",
    communityTitle: "在籍者・管理者の方のログイン",
    operatorTitle: "運営者のログイン",
    alumniLead: "組織を離れた方はこちらからログインしてください。",
    communityLead: "組織に在籍中の方と、コミュニティを管理する方はこちらからログインしてください。",
    operatorLead: "Enishiを運営する方はこちらからログインしてください。二段階認証が必要です。",
    operatorLost:
      "パスワードや認証アプリを使えなくなった場合は、ほかの運営者に一覧からの削除と再度の招待を依頼するか、サーバーで「npm run operator -- invite メールアドレス」を実行してください。",
    email: "メールアドレス",
    password: "パスワード",
    submit: "ログインする",
    passkey: "パスキーでログイン",
    passkeyCancelled:
      "パスキーの操作が完了しませんでした。もう一度お試しいただくか、メールアドレスでログインしてください。",
    haveCode: "招待コードをお持ちの方",
    forgotPassword: "パスワードをお忘れの方",
    forgotEmail: "メールアドレスをお忘れの方",
    toAlumni: "アルムナイの方のログインへ",
    toCommunity: "在籍者・管理者の方のログインへ",
    ended: "続けるには、ログインしてください。",
    secondStep: "二段階認証",
  },
  {
    alumniTitle: "Log in as an alumnus",
    communityTitle: "Log in as an employee or administrator",
    operatorTitle: "Log in as an operator",
    alumniLead: "For people who have left the organisation.",
    communityLead: "For people who work at the organisation, and for the administrators of its community.",
    operatorLead: "For the people who run Enishi. Two-step verification is required.",
    operatorLost:
      "If you have lost your password or your authenticator app, ask another operator to remove you and invite you again, or run “npm run operator -- invite ADDRESS” on the server.",
    email: "Email address",
    password: "Password",
    submit: "Log in",
    passkey: "Log in with a passkey",
    passkeyCancelled: "The passkey was not confirmed. Please try again, or log in with your email address.",
    haveCode: "Do you have an invitation code?",
    forgotPassword: "Forgotten your password?",
    forgotEmail: "Forgotten your email address?",
    toAlumni: "Log in as an alumnus instead",
    toCommunity: "Log in as an employee or administrator instead",
    ended: "Log in to continue.",
    secondStep: "Two-step verification",
  },
);
