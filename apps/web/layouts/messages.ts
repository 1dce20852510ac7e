import { defineMessages } from "#kit/web/i18n.ts";

export const useLayoutMessages = defineMessages(
  {
    member: {
      lobby: "コミュニティを選ぶ",
      notices: "お知らせ",
      unread: (count: number) => `未読${count}件`,
      me: "プロフィール",
      administration: "管理画面",
    },
    admin: {
      groups: {
        people: "メンバー",
        content: "コンテンツ",
        messages: "連絡",
        settings: "設定",
      },
      memberSide: "メンバー画面へ",
      roles: { member: "管理者", ordinary: "管理者", contractor: "契約者" },
      waiting: {
        candidates: (count: number) => `${count.toLocaleString("ja-JP")}名が待っています`,
        chats: (count: number) => `未読${count.toLocaleString("ja-JP")}件`,
      },
      fillingUp: (taken: number, limit: number) =>
        `登録人数 ${taken.toLocaleString("ja-JP")} / ${limit.toLocaleString("ja-JP")}名`,
      backTo: (community: string) => `${community}の管理画面へ戻る`,
    },
    operator: {
      side: "運営",
      role: "運営者",
      groups: { customers: "お客様", service: "サービス", system: "システム" },
    },
    popularTags: "人気のタグ",
    userMenu: {
      account: "アカウント設定",
      language: "English",
      scheme: {
        system: "配色を変更（端末に合わせる）",
        light: "配色を変更（ライト）",
        dark: "配色を変更（ダーク）",
      },
      schemeTitle: "配色",
      faq: "よくある質問",
      help: "ヘルプと規約",
      inquiry: "お問い合わせ",
      logOut: "ログアウト",
    },
    footer: {
      label: "規約とお問い合わせ",
      provider: "利用規約",
      alumni: "会員規約",
      employee: "ご利用上の注意",
      privacy: "プライバシーポリシー",
      faq: "よくある質問",
      inquiry: "お問い合わせ",
      company: "運営会社",
      newTab: "（新しいタブで開きます）",
    },
  },
  {
    member: {
      lobby: "Choose a community",
      notices: "Notifications",
      unread: (count) => `${count} unread`,
      me: "Profile",
      administration: "Admin console",
    },
    admin: {
      groups: {
        people: "People",
        content: "Content",
        messages: "Messages",
        settings: "Settings",
      },
      memberSide: "Member view",
      roles: { member: "Administrator", ordinary: "Administrator", contractor: "Contractor" },
      waiting: {
        candidates: (count) => `${count.toLocaleString("en-US")} waiting`,
        chats: (count) => `${count.toLocaleString("en-US")} unread`,
      },
      fillingUp: (taken, limit) =>
        `${taken.toLocaleString("en-US")} of ${limit.toLocaleString("en-US")} places taken`,
      backTo: (community) => `Back to the admin console of ${community}`,
    },
    operator: {
      side: "Operator",
      role: "Operator",
      groups: { customers: "Customers", service: "Service", system: "System" },
    },
    popularTags: "Popular tags",
    userMenu: {
      account: "Account settings",
      language: "日本語",
      scheme: {
        system: "Change appearance (System)",
        light: "Change appearance (Light)",
        dark: "Change appearance (Dark)",
      },
      schemeTitle: "Appearance",
      faq: "Frequent questions",
      help: "Help and terms",
      inquiry: "Contact us",
      logOut: "Log out",
    },
    footer: {
      label: "Terms and contact",
      provider: "Terms of use",
      alumni: "Membership terms",
      employee: "Notes on use",
      privacy: "Privacy policy",
      faq: "Frequent questions",
      inquiry: "Contact us",
      company: "Company",
      newTab: " (opens in a new tab)",
    },
  },
);
