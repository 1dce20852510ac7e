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
    oneIntro: (community) => `There is news for you in “${community}”. Press the button below to see it.`,
    why: (community) => `You get this mail as a member of “${community}”, as your account settings say.`,
    chat: (sender) => `${sender} has written to you in a chat`,
    digestSubject: (count, day) => `[Enishi] Your news of ${day} (${count})`,
    digestHeading: (count) => `There ${count === 1 ? "is one piece" : `are ${count} pieces`} of news for you`,
    digestIntro: "This is what you have not looked at yet.",
    more: (count) => `There are ${count} more. Please open Enishi to see them.`,
    whyDigest: "You get this mail once a day, as your account settings say.",
    unsubscribe: (scope) => `Stop mails about ${kindsEn[scope]}`,
    settings: "Choose which news you get by mail",
  },
};
