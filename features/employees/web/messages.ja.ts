export const ja = {
  invited: "招待された方",
  mailedTo: "招待の宛先",
  register: {
    title: "在籍者の登録",
    lead: (community: string) => `${community}に、在籍者として登録します。`,
    flowInput: "お名前やパスワードを入力し、内容を確認します。",
    flowIn: "登録が済むと、すぐにコミュニティをご利用いただけます。",
    emailHint: "招待メールをお送りしたアドレスです。ログインのときに使います。変更はできません。",
    consent: "利用規約・ご利用上の注意",
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
} as const;
