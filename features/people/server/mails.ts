import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = { readonly name: string; readonly community: string; readonly at: string };
type LetterTexts = Readonly<Record<"paused" | "resumed" | "withdrawn", (values: Values) => Letter>>;

export const letters: Readonly<Record<Language, LetterTexts>> = {
  ja: {
    paused: ({ name, community, at }) => ({
      subject: `【${community}】ご利用の一時停止のお知らせ`,
      heading: "ご利用が一時停止されました",
      paragraphs: [
        `${name} 様`,
        `${at}（日本時間）に、${community}の管理者が、ご利用を一時停止しました。再開されるまで、コミュニティには入れません。`,
        "投稿、コメント、プロフィールはそのまま残っています。ご不明な点は、コミュニティの管理者にお問い合わせください。",
      ],
    }),
    resumed: ({ name, community, at }) => ({
      subject: `【${community}】ご利用の再開のお知らせ`,
      heading: "ご利用が再開されました",
      paragraphs: [
        `${name} 様`,
        `${at}（日本時間）に、${community}の管理者が、ご利用の一時停止を解除しました。ふたたびコミュニティをご利用いただけます。`,
      ],
    }),
    withdrawn: ({ name, community, at }) => ({
      subject: `【${community}】退会のお知らせ`,
      heading: "コミュニティから退会となりました",
      paragraphs: [
        `${name} 様`,
        `${at}（日本時間）に、${community}の管理者が、${name}様の退会の手続きを行いました。これまでご利用いただき、ありがとうございました。`,
        "投稿とコメントは、お名前と写真を表示せずに残ります。コミュニティでのプロフィールは消去しました。",
        "お心当たりのない場合や、もう一度参加される場合は、コミュニティの管理者にお問い合わせください。",
      ],
      footnotes: ["Enishiのアカウントと、ほかのコミュニティはそのままお使いいただけます。"],
    }),
  },
  en: {
    paused: ({ name, community, at }) => ({
      subject: `[${community}] Your membership has been paused`,
      heading: "Your membership has been paused",
      paragraphs: [
        `Dear ${name},`,
        `An administrator of ${community} paused your membership on ${at} (Japan time). You cannot use the community until it’s resumed.`,
        "Your posts, comments and profile stay as they are. If you have any questions, please ask the community’s administrator.",
      ],
    }),
    resumed: ({ name, community, at }) => ({
      subject: `[${community}] Your membership has been resumed`,
      heading: "Your membership has been resumed",
      paragraphs: [
        `Dear ${name},`,
        `An administrator of ${community} resumed your membership on ${at} (Japan time). You can use the community again.`,
      ],
    }),
    withdrawn: ({ name, community, at }) => ({
      subject: `[${community}] Your membership has ended`,
      heading: "Your membership has ended",
      paragraphs: [
        `Dear ${name},`,
        `An administrator of ${community} ended your membership on ${at} (Japan time). Thank you for being with us.`,
        "Your posts and comments remain without your name and photo. Your profile in the community has been erased.",
        "If you did not expect this, or would like to come back, please ask the community’s administrator.",
      ],
      footnotes: ["Your Enishi account and your other communities stay as they are."],
    }),
  },
};
