import { defineMessages } from "#kit/web/i18n.ts";

export const useSocialLoginMessages = defineMessages(
  {
    or: "または",
    logIn: (service: string) => `${service}でログイン`,
    register: (service: string) => `${service}で登録を始める`,
    title: "ほかのサービスとの連携",
    lead: "連携すると、次回からパスワードを入力せずにログインできます。",
    connected: "連携中",
    notConnected: "連携していません",
    link: "連携する",
    linkName: (service: string) => `${service}と連携する`,
    linkTitle: (service: string) => `${service}と連携しますか？`,
    linkText: (service: string) =>
      `連携した${service}で、このアカウントにログインできるようになります。続けると、${service}の画面が開きます。`,
    linkGo: (service: string) => `${service}へ進む`,
    linked: (service: string) => `${service}と連携しました。次回から${service}でログインできます。`,
    unlink: "解除する",
    unlinkName: (service: string) => `${service}との連携を解除する`,
    unlinkTitle: (service: string) => `${service}との連携を解除しますか？`,
    unlinkText: (service: string) =>
      `${service}でログインできなくなります。現在のログインはそのまま続きます。`,
    unlinked: (service: string) => `${service}との連携を解除しました`,
    lastWayIn: "解除するには、先にパスワードを設定してください。",
    setPassword: "パスワードを設定する",
    signUpClaim: (service: string) =>
      `${service}で確認できた内容を入力しました。登録が完了すると、${service}でもログインできます。`,
    withoutLinking: "連携せずに登録する",
    partner: {
      title: "在籍者の方のログイン",
      lead: (corporation: string, community: string) =>
        `${corporation}のアカウントで「${community}」にログインします。`,
      signIn: "組織のアカウントでログイン",
      link: "ログイン中のアカウントと連携する",
      linked: (corporation: string) =>
        `${corporation}のアカウントと連携しました。次回からこの画面でログインできます。`,
      sectionTitle: "組織のアカウントとの連携",
      sectionLead: "組織のアカウントで、パスワードを入力せずにログインできます。",
      account: (corporation: string) => `${corporation}のアカウント`,
      toLobby: "コミュニティの選択へ",
      byEmail: "メールアドレスでログインする",
    },
  },
  {
    or: "or",
    logIn: (service) => `Log in with ${service}`,
    register: (service) => `Continue with ${service}`,
    title: "Linked services",
    lead: "With a linked service, you can log in without typing your password.",
    connected: "Linked",
    notConnected: "Not linked",
    link: "Link",
    linkName: (service) => `Link ${service}`,
    linkTitle: (service) => `Link ${service}?`,
    linkText: (service) =>
      `You’ll be able to log in to this account with the ${service} account you link. If you continue, ${service} will open.`,
    linkGo: (service) => `Go to ${service}`,
    linked: (service) => `${service} has been linked. From now on you can log in with it.`,
    unlink: "Unlink",
    unlinkName: (service) => `Unlink ${service}`,
    unlinkTitle: (service) => `Unlink ${service}?`,
    unlinkText: (service) =>
      `You’ll no longer be able to log in with ${service}. You’ll stay logged in for now.`,
    unlinked: (service) => `${service} has been unlinked`,
    lastWayIn: "To unlink it, set a password first.",
    setPassword: "Set a password",
    signUpClaim: (service) =>
      `We’ve filled in what ${service} told us. Once you’re registered, you can log in with ${service} too.`,
    withoutLinking: "Register without linking",
    partner: {
      title: "Log in as an employee",
      lead: (corporation, community) => `Log in to “${community}” with your ${corporation} account.`,
      signIn: "Log in with your organisation’s account",
      link: "Link it to the account you’re logged in to",
      linked: (corporation) =>
        `Your ${corporation} account has been linked. From now on you can log in here.`,
      sectionTitle: "Your organisation’s account",
      sectionLead: "You can use it to log in without typing your password.",
      account: (corporation) => corporation,
      toLobby: "Choose a community",
      byEmail: "Log in with your email address",
    },
  },
);
