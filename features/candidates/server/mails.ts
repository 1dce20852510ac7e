import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = { readonly community: string; readonly name: string };
type CandidateMailTexts = {
  /** `url` works once within `minutes`, `loginUrl` always. */
  readonly approved: (values: Values & { url: string; minutes: number; loginUrl: string }) => Letter;
  readonly rejected: (values: Values) => Letter;
};

export const letters: Readonly<Record<Language, CandidateMailTexts>> = {
  ja: {
    approved: ({ community, name, url, minutes, loginUrl }) => ({
      subject: `【${community}】登録が承認されました`,
      heading: "登録が承認されました",
      paragraphs: [
        `${name} 様`,
        `${community}への登録が承認されました。\n今日からコミュニティをご利用いただけます。`,
      ],
      action: { label: "コミュニティを開く", url },
      footnotes: [
        `上のリンクは${minutes}分以内に1回だけ、ログインせずにお使いいただけます。その後は次のページからログインしてください。\n${loginUrl}`,
      ],
    }),
    rejected: ({ community, name }) => ({
      subject: `【${community}】登録についてのお知らせ`,
      heading: "登録についてのお知らせ",
      paragraphs: [
        `${name} 様`,
        `${community}へのご登録をお申し込みいただき、ありがとうございました。\n管理者が内容を確認しましたが、今回は登録を承認できませんでした。`,
        "ご不明な点は、招待してくださった方またはコミュニティの管理者にお問い合わせください。",
      ],
    }),
  },
  en: {
    approved: ({ community, name, url, minutes, loginUrl }) => ({
      subject: `[${community}] Your registration has been approved`,
      heading: "Your registration has been approved",
      paragraphs: [
        `Dear ${name},`,
        `Your registration with ${community} has been approved.\nYou can start using the community right away.`,
      ],
      action: { label: "Open the community", url },
      footnotes: [
        `The link above logs you in once, within ${minutes} minutes. After that, please log in here:\n${loginUrl}`,
      ],
    }),
    rejected: ({ community, name }) => ({
      subject: `[${community}] About your registration`,
      heading: "About your registration",
      paragraphs: [
        `Dear ${name},`,
        `Thank you for registering with ${community}.\nAn administrator has reviewed your registration, but could not approve it this time.`,
        "If you have any questions, please ask the person who invited you or the community’s administrator.",
      ],
    }),
  },
};
