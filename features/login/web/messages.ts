import { defineMessages } from "#kit/web/i18n.ts";

export const useLoginMessages = defineMessages(
  {
    alumniTitle: "アルムナイの方のログイン",
    communityTitle: "在籍者・管理者の方のログイン",
    alumniLead: "組織を離れた方はこちらからログインしてください。",
    communityLead: "組織に在籍中の方と、コミュニティを管理する方はこちらからログインしてください。",
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
  },
  {
    alumniTitle: "Log in as an alumnus",
    communityTitle: "Log in as an employee or administrator",
    alumniLead: "For people who have left the organisation.",
    communityLead: "For people who work at the organisation, and for the administrators of its community.",
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
  },
);
