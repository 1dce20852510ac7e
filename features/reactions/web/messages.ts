import { defineMessages } from "#kit/web/i18n.ts";

export const useReactionMessages = defineMessages(
  {
    like: "いいね",
    likes: (count: number) => `いいね${count}件。押した人を見る`,
    likesTitle: "いいねした人",
    comment: "コメント",
    keep: "キープ",
    interested: "興味を伝えました",
    interestedBefore:
      "この投稿には、ほかの画面から既に興味を伝えています。ひとことはまだ送られていないので、チャットの入力欄に入れました。",
    interests: (count: number) => `興味あり${count}人。一覧を見る`,
    interestCount: (count: number) => `興味あり${count}人`,
    interestsTitle: "興味がある人",
    tellInterest: "興味を伝える",
    interestTitle: "投稿者に興味を伝えますか？",
    interestText: (title: string, days: number, until: string) =>
      `「${title}」の投稿者にお知らせが届き、二人のチャットが${days}日間（${until}まで）開きます。あとから取り消せません。`,
    firstLine: "最初のひとこと",
    firstLineHint: "チャットの最初のメッセージとして届きます。",
    cancel: "キャンセル",
    openChat: "チャットを開く",
    noOne: "まだいません",
  },
  {
    like: "Like",
    likes: (count) => `${count} ${count === 1 ? "like" : "likes"}. See who`,
    likesTitle: "People who like this",
    comment: "Comments",
    keep: "Save",
    interested: "Interest sent",
    interestedBefore:
      "You had already expressed interest from another screen. Your message has not been sent yet: it’s waiting in the chat’s message box.",
    interests: (count) => `${count} interested. See who`,
    interestCount: (count) => `${count} interested`,
    interestsTitle: "People interested",
    tellInterest: "Express interest",
    interestTitle: "Tell the author you’re interested?",
    interestText: (title, days, until) =>
      `The author of “${title}” will get a notification, and a chat between the two of you will be open for ${days} days (until ${until}). This cannot be undone.`,
    firstLine: "Your first message",
    firstLineHint: "It will be the first message in the chat.",
    cancel: "Cancel",
    openChat: "Open the chat",
    noOne: "No one yet",
  },
);
