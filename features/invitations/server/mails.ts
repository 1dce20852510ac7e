import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = {
  readonly community: string;
  readonly corporation: string;
  readonly name: string;
  readonly url: string;
  readonly until: string;
};

/** Each of these letters contains a link for its recipient alone. */
export const letters: Readonly<Record<Language, { readonly invitation: (values: Values) => Letter }>> = {
  ja: {
    invitation: ({ community, corporation, name, url, until }) => ({
      subject: `【${community}】コミュニティへのご招待`,
      heading: `${community}へのご招待`,
      paragraphs: [
        `${name} 様`,
        `${corporation}のコミュニティ「${community}」に、アルムナイとしてご招待します。`,
        "下のボタンから、お名前やパスワードなどを登録してください。",
      ],
      action: { label: "招待を開いて登録する", url },
      footnotes: [
        `このリンクの有効期限は${until}です。`,
        "お心当たりのない場合は、このメールを破棄してください。登録は行われません。",
      ],
    }),
  },
  en: {
    invitation: ({ community, corporation, name, url, until }) => ({
      subject: `[${community}] Invitation to the community`,
      heading: `Invitation to ${community}`,
      paragraphs: [
        `Dear ${name},`,
        `${corporation} invites you to join its community, ${community}, as an alumnus.`,
        "Please press the button below and enter your name, a password and a few other details.",
      ],
      action: { label: "Open the invitation and register", url },
      footnotes: [
        `This link is valid until ${until}.`,
        "If you did not expect this email, please ignore it. Nothing will be registered.",
      ],
    }),
  },
};
