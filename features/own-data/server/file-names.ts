import type { Language } from "#kit/contract/language.ts";

/** The archive names its files so by their content; the README lists them in both languages. */
export const fileNames = {
  account: { ja: "アカウント", en: "account" },
  memberships: { ja: "コミュニティ", en: "communities" },
  posts: { ja: "投稿", en: "posts" },
  comments: { ja: "コメント", en: "comments" },
  reactions: { ja: "いいね・キープ・興味あり", en: "likes-saved-interests" },
  chats: { ja: "チャット", en: "chats" },
  messages: { ja: "チャットのメッセージ", en: "chat-messages" },
  groups: { ja: "グループ", en: "groups" },
  work_histories: { ja: "職歴", en: "work-history" },
  activities: { ja: "活動", en: "activities" },
  consents: { ja: "規約への同意", en: "consents" },
  sessions: { ja: "ログイン中の端末", en: "devices" },
  inquiries: { ja: "お問い合わせ", en: "inquiries" },
} as const satisfies Record<string, Record<Language, string>>;
export type FileKey = keyof typeof fileNames;

export const folderNames = {
  pictures: { ja: "画像", en: "pictures" },
  attachments: { ja: "お問い合わせの添付", en: "inquiry-attachments" },
} as const satisfies Record<string, Record<Language, string>>;

export const pictureNames = {
  icon: { ja: "プロフィール", en: "profile" },
  post: { ja: "投稿", en: "post-" },
} as const satisfies Record<string, Record<Language, string>>;
