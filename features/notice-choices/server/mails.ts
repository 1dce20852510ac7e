import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import type { UnsubscribeScope } from "../contract/kinds.ts";

export type News = { readonly label: string; readonly url: string };

type Common = { readonly name: string } & Pick<Letter, "footLinks">;
type NewsValues = Common & { readonly community: string; readonly news: News };
type DigestValues = Common & {
  readonly day: string;
  readonly count: number;
  readonly links: readonly News[];
};
type NewsMailTexts = {
  readonly news: (values: NewsValues) => Letter;
  /** This letter is over all communities, each piece of news on its own line. */
  readonly digest: (values: DigestValues) => Letter;
  /** Returns a line of the digest: what happened, and in which community. */
  readonly within: (community: string, label: string) => string;
  readonly chat: (sender: string, isOffice: boolean) => string;
  readonly unsubscribe: (scope: UnsubscribeScope) => string;
  readonly settings: string;
};

const kindsJa: Record<UnsubscribeScope, string> = {
  comment: "コメント",
  mention: "メンション",
  like: "いいね",
  interest: "興味",
  chat: "チャット",
  office: "事務局からのお知らせ",
  application: "参加の申し込み",
  digest: "1日1回のまとめ",
};
const kindsEn: Record<UnsubscribeScope, string> = {
  comment: "comments",
  mention: "mentions",
  like: "likes",
  interest: "interest in your posts",
  chat: "chats",
  office: "notices from the office",
  application: "applications to join",
  digest: "the daily digest",
};

export const letters: Readonly<Record<Language, NewsMailTexts>> = {
  ja: {
    news: ({ name, community, news, footLinks }) => ({
      subject: `【${community}】${news.label}`,
      heading: news.label,
      paragraphs: [`${name} 様`, `「${community}」からのお知らせです。下のボタンからご覧ください。`],
      action: { label: "Enishiで見る", url: news.url },
      footnotes: [`「${community}」のメンバーの方に、アカウント設定に沿ってお送りしています。`],
      footLinks,
    }),
    digest: ({ name, day, count, links, footLinks }) => ({
      subject: `【Enishi】${day}のお知らせ（${count}件）`,
      heading: `お知らせが${count}件あります`,
      paragraphs: [
        `${name} 様`,
        "まだご覧になっていないお知らせをまとめてお届けします。",
        ...(count > links.length
          ? [`ほかに${count - links.length}件あります。Enishiを開いてご覧ください。`]
          : []),
      ],
      links,
      footnotes: ["アカウント設定に沿って、1日1回お送りしています。"],
      footLinks,
    }),
    within: (community, label) => `${community}：${label}`,
    chat: (sender, isOffice) => `${sender}${isOffice ? "" : "さん"}からチャットのメッセージが届いています`,
    unsubscribe: (scope) => `「${kindsJa[scope]}」のメールを停止する`,
    settings: "メールでのお知らせを設定する",
  },
  en: {
    news: ({ name, community, news, footLinks }) => ({
      subject: `[${community}] ${news.label}`,
      heading: news.label,
      paragraphs: [
        `Dear ${name},`,
        `You have a notification in “${community}”. Press the button below to see it.`,
      ],
      action: { label: "Open in Enishi", url: news.url },
      footnotes: [
        `You’re receiving this email as a member of “${community}”, as chosen in your account settings.`,
      ],
      footLinks,
    }),
    digest: ({ name, day, count, links, footLinks }) => ({
      subject: `[Enishi] Your notifications for ${day} (${count})`,
      heading: `You have ${count === 1 ? "1 notification" : `${count} notifications`}`,
      paragraphs: [
        `Dear ${name},`,
        "Here is what you have not seen yet.",
        ...(count > links.length
          ? [
              `There ${count - links.length === 1 ? "is 1 more" : `are ${count - links.length} more`}. Please open Enishi to see the rest.`,
            ]
          : []),
      ],
      links,
      footnotes: ["You’re receiving this email once a day, as chosen in your account settings."],
      footLinks,
    }),
    within: (community, label) => `${community}: ${label}`,
    chat: (sender) => `${sender} sent you a chat message`,
    unsubscribe: (scope) => `Stop emails about ${kindsEn[scope]}`,
    settings: "Choose which notifications you get by email",
  },
};
