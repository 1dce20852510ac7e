import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { type FileKey, fileNames, folderNames } from "./file-names.ts";

const contents: Readonly<Record<FileKey, Record<Language, string>>> = {
  account: {
    ja: "お名前、ご連絡先など、アカウントに登録されている内容",
    en: "Your name, contact details and everything else in your account",
  },
  memberships: {
    ja: "参加した、または申し込んだコミュニティと、そこでのプロフィールと回答",
    en: "The communities you joined or applied to, with your profile and answers there",
  },
  posts: { ja: "ご自身の投稿", en: "Your posts" },
  comments: { ja: "ご自身のコメント", en: "Your comments" },
  reactions: {
    ja: "いいね、キープ、興味ありを付けた投稿",
    en: "The posts you liked, saved or were interested in",
  },
  chats: {
    ja: "参加したチャットと、相手の表示名",
    en: "Your chats and the names of the people you chatted with",
  },
  messages: {
    ja: "チャットのメッセージ（chat は「チャット」の id、by_me が true のものがご自身の発言）",
    en: "The messages in them (chat is the id of the chat; by_me is true for your own)",
  },
  groups: { ja: "グループへの参加", en: "Your groups" },
  work_histories: {
    ja: "ポートフォリオの職歴（is_public が true のものは、ほかのメンバーにも公開）",
    en: "The jobs in your portfolios (is_public is true for those that other members see)",
  },
  activities: { ja: "ポートフォリオの活動", en: "The activities in your portfolios" },
  consents: { ja: "同意した規約の版と日時", en: "The versions of the terms you agreed to, and when" },
  sessions: { ja: "現在ログインしている端末", en: "Where you’re logged in" },
  inquiries: { ja: "運営へのお問い合わせ", en: "Your messages to us" },
};

const general: Record<Language, (at: string) => readonly string[]> = {
  ja: (at) => [
    "Enishiからダウンロードしたデータ",
    `作成日時：${at}（日本時間）`,
    "",
    "各ファイルは JSON 形式（文字コード UTF-8）で、テキストエディターでお読みいただけます。",
    "日時は協定世界時（UTC）で、日本時間より9時間遅れています。",
    "画像は、最も大きいサイズのものです。パスワードと、ほかの方の投稿は含まれません。",
    "現在利用できないコミュニティについては、ほかの方のメッセージやお名前、グループ名なども含まれません。",
    "お名前や連絡先が含まれますので、取り扱いにご注意ください。",
    "",
  ],
  en: (at) => [
    "Your data from Enishi",
    `Created: ${at} (Japan time)`,
    "",
    "Each file is JSON (UTF-8) and can be read in any text editor.",
    "Times are in UTC. Photos are in their largest size.",
    "Passwords and other people’s posts are not included.",
    "For communities you cannot use at the moment, other people’s messages and names, and the names of groups, are left out too.",
    "These files hold your name and contact details: please keep them safe.",
    "",
  ],
};

const list = (names: Language, texts: Language): string[] => [
  ...Object.entries(contents).map(
    ([key, text]) => `${fileNames[key as FileKey][names]}.json: ${text[texts]}`,
  ),
  `${folderNames.pictures[names]}/: ${texts === "ja" ? "プロフィール写真と投稿の画像" : "Your profile photo and the photos of your posts"}`,
  `${folderNames.attachments[names]}/: ${texts === "ja" ? "お問い合わせに添付したファイル" : "Files you sent with your messages to us"}`,
];

/** The text is in both languages, first in that of the file names. */
export function readme(language: Language, now: Date): string {
  const order: readonly Language[] = language === "ja" ? ["ja", "en"] : ["en", "ja"];
  const parts = order.map((one) => [...general[one](formatMinute(now)), ...list(language, one)].join("\r\n"));
  return `\ufeff${parts.join(`\r\n\r\n${"-".repeat(40)}\r\n\r\n`)}\r\n`;
}
