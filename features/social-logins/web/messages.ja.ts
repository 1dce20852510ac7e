export const ja = {
  or: "または",
  logIn: (service: string) => `${service}でログイン`,
  register: (service: string) => `${service}で登録を始める`,
  title: "ほかのサービスとの連携",
  lead: "連携すると、次回からパスワードを入力せずにログインできます。",
  connected: "連携中",
  notConnected: "連携していません",
  link: "連携する",
  linkName: (service: string) => `${service}と連携する`,
  linked: (service: string) => `${service}と連携しました。次回から${service}でログインできます。`,
  unlink: "解除する",
  unlinkName: (service: string) => `${service}との連携を解除する`,
  unlinkTitle: (service: string) => `${service}との連携を解除しますか？`,
  unlinkText: (service: string) => `${service}でログインできなくなります。現在のログインはそのまま続きます。`,
  unlinked: (service: string) => `${service}との連携を解除しました。`,
  lastWayIn: "解除するには、先にパスワードを設定してください。",
  setPassword: "パスワードを設定する",
  newcomer: (service: string) =>
    `${service}で確認できた内容を入力しました。登録が完了すると、${service}でもログインできます。`,
  withoutNewcomer: "連携せずに登録する",
  partner: {
    title: "在籍者の方のログイン",
    lead: (corporation: string, community: string) =>
      `${corporation}のアカウントで「${community}」にログインします。`,
    signIn: "組織のアカウントでログイン",
    link: "ログイン中のアカウントと連携する",
    linked: (corporation: string) =>
      `${corporation}のアカウントと連携しました。次回からこの画面でログインできます。`,
    toLobby: "ロビーへ進む",
    byEmail: "メールアドレスでログインする",
  },
} as const;
