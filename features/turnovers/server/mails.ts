import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = {
  readonly community: string;
  readonly corporation: string;
  readonly name: string;
  readonly url: string;
  readonly days: number;
};

export const letters: Readonly<Record<Language, { readonly invitation: (values: Values) => Letter }>> = {
  ja: {
    invitation: ({ community, corporation, name, url, days }) => ({
      subject: `【${community}】アルムナイとしてのご招待`,
      heading: `これからも${community}で`,
      paragraphs: [
        `${name} 様`,
        `${corporation}のコミュニティ「${community}」を、これからはアルムナイとしてご利用いただけます。`,
        "これまでの投稿、コメント、グループ、チャットは、そのまま引き継がれます。在籍者としてのご利用は終了しました。",
        "下のボタンから、ご自身のアルムナイのアカウントを登録してください。アカウントをお持ちの方は、ログインして引き継げます。",
      ],
      action: { label: "招待を開いて引き継ぐ", url },
      footnotes: [
        `このリンクはご本人専用です。ほかの方に転送しないでください。有効期限は${days}日間で、1回だけお使いいただけます。`,
        "新しい招待メールが届いた場合は、最新のメールのリンクだけが有効です。",
        "お心当たりのない場合は、このメールを破棄してください。登録は行われません。",
      ],
    }),
  },
  en: {
    invitation: ({ community, corporation, name, url, days }) => ({
      subject: `[${community}] Stay as an alumnus`,
      heading: `Stay with ${community}`,
      paragraphs: [
        `Dear ${name},`,
        `${corporation} invites you to stay in its community, ${community}, as an alumnus.`,
        "Your posts, comments, groups and chats stay yours. Your access as an employee has ended.",
        "Please press the button below and register as an alumnus with an account of your own. If you already have one, log in to take everything with you.",
      ],
      action: { label: "Open the invitation", url },
      footnotes: [
        `This link is for you only, so please do not forward it. It is valid for ${days} days and works once.`,
        "If you receive another invitation email later, only the link in the latest one works.",
        "If you did not expect this email, please ignore it. Nothing will be registered.",
      ],
    }),
  },
};
