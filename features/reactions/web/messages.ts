import { departedName } from "#features/memberships/contract/author.ts";
import { defineMessages } from "#kit/web/i18n.ts";

export const useMessages = defineMessages(
  {
    like: "いいね",
    liked: "いいね済み",
    likes: (count: number) => `いいね${count}件。押した人を見る`,
    likesTitle: "いいねした人",
    keep: "キープ",
    kept: "キープ中",
    interest: "興味あり",
    interested: "興味を伝えました",
    interests: (count: number) => `興味あり${count}人。一覧を見る`,
    interestCount: (count: number) => `興味あり${count}人`,
    interestsTitle: "興味がある人",
    tellInterest: "興味を伝える",
    interestTitle: "投稿者に興味を伝えますか？",
    interestText: (title: string, days: number) =>
      `「${title}」の投稿者に興味を伝え、${days}日間のチャットを開きます。あとから取り消すことはできません。`,
    openChat: "チャットを開く",
    noOne: "まだいません",
    departed: departedName.ja,
  },
  {
    like: "Like",
    liked: "Liked",
    likes: (count) => `${count} ${count === 1 ? "like" : "likes"}. See who`,
    likesTitle: "People who like this",
    keep: "Save",
    kept: "Saved",
    interest: "I’m interested",
    interested: "Interest sent",
    interests: (count) => `${count} interested. See who`,
    interestCount: (count) => `${count} interested`,
    interestsTitle: "People interested",
    tellInterest: "Tell the author",
    interestTitle: "Tell the author you are interested?",
    interestText: (title, days) =>
      `The author of “${title}” will be told, and a chat between you will be open for ${days} days. This cannot be undone.`,
    openChat: "Open the chat",
    noOne: "No one yet",
    departed: departedName.en,
  },
);
