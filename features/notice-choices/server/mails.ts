import type { Language } from "#kit/contract/language.ts";
import type { UnsubscribeScope } from "../contract/kinds.ts";

type Texts = {
  readonly dear: (name: string) => string;
  readonly open: string;
  readonly oneIntro: (community: string) => string;
  readonly why: (community: string) => string;
  readonly chat: (sender: string, isOffice: boolean) => string;
  readonly digestSubject: (count: number, day: string) => string;
  readonly digestHeading: (count: number) => string;
  readonly digestIntro: string;
  readonly more: (count: number) => string;
  readonly whyDigest: string;
  readonly unsubscribe: (scope: UnsubscribeScope) => string;
  readonly settings: string;
};

const kindsJa: Record<UnsubscribeScope, string> = {
  comment: "コメント",
  mention: "メンション",
  like: "いいね",
  interest: "興味",
  chat: "チャット",
  digest: "1日1回のまとめ",
};
const kindsEn: Record<UnsubscribeScope, string> = {
  comment: "comments",
  mention: "mentions",
  like: "likes",
  interest: "interest in your posts",
  chat: "chats",
  digest: "the daily digest",
};

export const texts: Readonly<Record<Language, Texts>> = {
  ja: {
    dear: (name) => `${name} 様`,
    open: "Enishiで見る",
    oneIntro: (community) => `「${community}」でお知らせがあります。下のボタンからご覧ください。`,
    why: (community) => `「${community}」のメンバーの方に、アカウント設定に沿ってお送りしています。`,
    chat: (sender, isOffice) => `${sender}${isOffice ? "" : "さん"}からチャットのメッセージが届いています`,
    digestSubject: (count, day) => `[Enishi] ${day} のお知らせ（${count}件）`,
    digestHeading: (count) => `お知らせが${count}件あります`,
    digestIntro: "まだご覧になっていないお知らせをまとめてお届けします。",
    more: (count) => `ほかに${count}件あります。Enishiを開いてご覧ください。`,
    whyDigest: "アカウント設定に沿って、1日1回お送りしています。",
    unsubscribe: (scope) => `「${kindsJa[scope]}」のメールを停止する`,
    settings: "メールでのお知らせを設定する",
  },
  en: {
    dear: (name) => `Dear ${name},`,
    open: "Open in Enishi",
    oneIntro: (community) => `You have a notice in “${community}”. Press the button below to see it.`,
    why: (community) =>
      `You are receiving this e-mail as a member of “${community}”, as chosen in your account settings.`,
    chat: (sender) => `${sender} has written to you in a chat`,
    digestSubject: (count, day) => `[Enishi] Your notices of ${day} (${count})`,
    digestHeading: (count) => `You have ${count === 1 ? "1 notice" : `${count} notices`}`,
    digestIntro: "Here is what you have not seen yet.",
    more: (count) => `There are ${count} more. Please open Enishi to see them.`,
    whyDigest: "You are receiving this e-mail once a day, as chosen in your account settings.",
    unsubscribe: (scope) => `Stop e-mails about ${kindsEn[scope]}`,
    settings: "Choose which notices you get by e-mail",
  },
};
