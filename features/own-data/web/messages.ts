import { defineMessages } from "#kit/web/i18n.ts";

export const useOwnDataMessages = defineMessages(
  {
    section: "データのダウンロード",
    sectionText: "投稿、画像、チャットなど、ご自身のデータをまとめて受け取れます。",
    sectionAction: "ダウンロードへ",
    title: "データのダウンロード",
    lead: "ご自身のデータを、1つのZIPファイルにまとめてダウンロードします。",
    what: "含まれるもの",
    items: {
      account: "アカウントとプロフィールの内容、追加質問への回答",
      posts: "投稿、コメント、いいね・キープ・興味あり",
      chats: "参加したチャットのメッセージと、相手の表示名",
      others: "グループ、規約への同意、ログイン中の端末、お問い合わせ",
      pictures: "プロフィール写真と投稿の画像",
    },
    not: "パスワードと、ほかの方の投稿は含まれません。現在利用できないコミュニティについては、ほかの方のメッセージやお名前も含まれません。",
    care: "お名前や連絡先、チャットの内容が含まれます。共用の端末ではダウンロードせず、ファイルの取り扱いにご注意ください。",
    confirm: "ご本人の確認",
    submit: "ダウンロードする",
    begun: "ダウンロードを始めました。データが多い場合は、完了までしばらくかかります。",
  },
  {
    section: "Download your data",
    sectionText: "Get your posts, photos, chats and everything else that is yours in one file.",
    sectionAction: "Continue",
    title: "Download your data",
    lead: "Everything that is yours, in one ZIP file.",
    what: "What it contains",
    items: {
      account: "Your account and profiles, and your answers to additional questions",
      posts: "Your posts and comments, likes, saved posts and the posts you were interested in",
      chats: "The messages of your chats and the names of the people you chatted with",
      others: "Groups, the terms you agreed to, where you’re logged in, and your messages to us",
      pictures: "Your profile photo and the photos of your posts",
    },
    not: "Passwords and other people’s posts are not included. For communities you cannot use at the moment, other people’s messages and names are left out too.",
    care: "It contains your name, contact details and chats. Do not download it on a shared device, and keep the file safe.",
    confirm: "Confirm that it’s you",
    submit: "Download",
    begun: "The download has started. It may take a while if there is a lot of data.",
  },
);
