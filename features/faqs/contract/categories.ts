/** The answers stand under these, in this order. */
export const faqCategories = [
  "login",
  "joining",
  "profile",
  "posts",
  "chats",
  "notices",
  "leaving",
  "other",
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faqCategoryWords = {
  login: { ja: "ログイン・アカウント", en: "Logging in and accounts" },
  joining: { ja: "招待・参加", en: "Invitations and joining" },
  profile: { ja: "プロフィール・公開範囲", en: "Profile and who sees it" },
  posts: { ja: "投稿・コメント", en: "Posts and comments" },
  chats: { ja: "チャット", en: "Chats" },
  notices: { ja: "お知らせ・メール", en: "Notifications and email" },
  leaving: { ja: "退会", en: "Leaving" },
  other: { ja: "その他", en: "Everything else" },
} as const satisfies Readonly<Record<FaqCategory, { readonly ja: string; readonly en: string }>>;
