import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type LetterTexts = {
  readonly community: (values: { name: string; community: string; at: string }) => Letter;
  readonly service: (values: {
    name: string;
    communities: readonly string[];
    at: string;
    contact: string;
    /** The account's remains can be found by its number. */
    number: number;
  }) => Letter;
};

const listed = (communities: readonly string[]): string => communities.map((one) => `・${one}`).join("\n");

export const letters: Readonly<Record<Language, LetterTexts>> = {
  ja: {
    community: ({ name, community, at }) => ({
      subject: `【${community}】退会の手続きが完了しました`,
      heading: "退会の手続きが完了しました",
      paragraphs: [
        `${name} 様`,
        `${at}（日本時間）に、${community}からの退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。`,
        "投稿とコメントは、お名前と写真を表示せずに残ります。コミュニティでのプロフィールは消去しました。",
        "もう一度参加される場合は、コミュニティの方から招待を受けて、登録し直してください。",
      ],
      footnotes: [
        "Enishiのアカウントと、ほかのコミュニティはそのままお使いいただけます。",
        "お心当たりのない場合は、すぐにパスワードを変更し、コミュニティの管理者にご連絡ください。",
      ],
    }),
    service: ({ name, communities, at, contact, number }) => ({
      subject: "【Enishi】退会の手続きが完了しました",
      heading: "退会の手続きが完了しました",
      paragraphs: [
        `${name} 様`,
        `${at}（日本時間）に、Enishiからの退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。`,
        "お名前、ご連絡先、プロフィール、写真などの情報を消去しました。投稿とコメントは、お名前と写真を表示せずに残ります。",
        ...(communities.length > 0 ? [`退会したコミュニティ\n${listed(communities)}`] : []),
        "このアドレスへのお知らせは、これが最後です。同じアドレスで、新しく登録していただくこともできます。",
      ],
      footnotes: [
        `規約への同意の記録だけを、お名前やアドレスと結び付けずに保管します（記録番号 ${number}）。`,
        `お心当たりのない場合は、至急、次の窓口にご連絡ください。\n${contact}`,
      ],
    }),
  },
  en: {
    community: ({ name, community, at }) => ({
      subject: `[${community}] You’ve left the community`,
      heading: "You’ve left the community",
      paragraphs: [
        `Dear ${name},`,
        `You left ${community} on ${at} (Japan time). Thank you for being with us.`,
        "Your posts and comments remain without your name and photo. Your profile in the community has been erased.",
        "To come back, please ask someone in the community for an invitation and register again.",
      ],
      footnotes: [
        "Your Enishi account and your other communities stay as they are.",
        "If this was not you, please change your password immediately and tell the community’s administrator.",
      ],
    }),
    service: ({ name, communities, at, contact, number }) => ({
      subject: "[Enishi] Your account has been deleted",
      heading: "Your account has been deleted",
      paragraphs: [
        `Dear ${name},`,
        `Your Enishi account was deleted on ${at} (Japan time). Thank you for being with us.`,
        "We’ve erased everything about you: your name, contact details, profiles, photos and so on. Your posts and comments remain without your name and photo.",
        ...(communities.length > 0 ? [`Communities you’ve left\n${listed(communities)}`] : []),
        "This is the last email we’ll send to this address. You can register with it again at any time.",
      ],
      footnotes: [
        `Only the record of the terms you agreed to is kept, without your name or address (record number ${number}).`,
        `If this was not you, please contact us immediately:\n${contact}`,
      ],
    }),
  },
};
