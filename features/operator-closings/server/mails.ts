import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type News = { readonly community: string; readonly at: string };
type Letters = { readonly begun: (values: News) => Letter; readonly erased: (values: News) => Letter };

const ja: Letters = {
  begun: ({ community, at }) => ({
    subject: `【Enishi】「${community}」の終了について`,
    heading: "コミュニティの終了",
    paragraphs: [
      `${at}（日本時間）に、「${community}」を終了する手続きを始めました。`,
      "メンバーの方は、すでにコミュニティを利用できません。データを書き出してお渡ししたあと、すべてを消去します。",
      "お心当たりのない場合は、すぐにEnishiの運営者へご連絡ください。",
    ],
  }),
  erased: ({ community, at }) => ({
    subject: `【Enishi】「${community}」を消去しました`,
    heading: "消去のお知らせ",
    paragraphs: [
      `${at}（日本時間）に、「${community}」のデータをすべて消去しました。`,
      "メンバーご自身のアカウントは、ご本人のものとして残っています。",
      "消去した件数の証明書が必要な場合は、Enishiの運営者へお申し付けください。",
    ],
  }),
};

const en: Letters = {
  begun: ({ community, at }) => ({
    subject: `[Enishi] The end of “${community}”`,
    heading: "Your community is closing",
    paragraphs: [
      `At ${at} (Japan time) we began to close “${community}”.`,
      "Members can no longer enter it. Its data will be exported for you, and then erased.",
      "If you did not expect this, contact the operators of Enishi at once.",
    ],
  }),
  erased: ({ community, at }) => ({
    subject: `[Enishi] “${community}” has been erased`,
    heading: "Erased",
    paragraphs: [
      `At ${at} (Japan time) all data of “${community}” was erased.`,
      "Members’ own accounts are theirs and remain.",
      "If you need the certificate of what was erased, ask the operators of Enishi.",
    ],
  }),
};

export const letters: Readonly<Record<Language, Letters>> = { ja, en };
