export const ja = {
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
  forgotPassword: "パスワードをお忘れの方",
  forgotEmail: "メールアドレスをお忘れの方",
  toAlumni: "アルムナイの方のログインへ",
  toCommunity: "在籍者・管理者の方のログインへ",
  ended: "続けるには、ログインしてください。",
} as const;
