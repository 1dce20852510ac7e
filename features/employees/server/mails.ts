import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = {
  readonly community: string;
  readonly corporation: string;
  readonly name: string;
  readonly url: string;
  readonly hasAccount: boolean;
  /** The person looks after the community for the organisation, and is its first member. */
  readonly isContractor: boolean;
  readonly days: number;
};
export const letters: Readonly<Record<Language, { readonly invitation: (values: Values) => Letter }>> = {
  ja: {
    invitation: ({ community, corporation, name, url, hasAccount, isContractor, days }) => ({
      subject: `【${community}】コミュニティへのご招待`,
      heading: `${community}へのご招待`,
      paragraphs: [
        `${name} 様`,
        isContractor
          ? `${corporation}のコミュニティ「${community}」に、契約者としてご招待します。参加すると、管理画面でコミュニティの設定やメンバーの招待ができます。`
          : `${corporation}のコミュニティ「${community}」に、在籍者としてご招待します。`,
        hasAccount
          ? "下のボタンから、お持ちのアカウントでログインして参加してください。"
          : "下のボタンから、お名前やパスワードなどを登録してください。登録が済むと、すぐにご利用いただけます。",
      ],
      action: { label: hasAccount ? "招待を開いて参加する" : "招待を開いて登録する", url },
      footnotes: [
        `このリンクはご本人専用です。ほかの方に転送しないでください。有効期限は${days}日間です。`,
        "新しい招待メールが届いた場合は、最新のメールのリンクだけが有効です。",
        "お心当たりのない場合は、このメールを破棄してください。登録は行われません。",
      ],
    }),
  },
  en: {
    invitation: ({ community, corporation, name, url, hasAccount, isContractor, days }) => ({
      subject: `[${community}] Invitation to the community`,
      heading: `Invitation to ${community}`,
      paragraphs: [
        `Dear ${name},`,
        isContractor
          ? `You’re invited to join ${community}, the community of ${corporation}, as its contractor. Once you’ve joined, you can set the community up and invite members in its console.`
          : `${corporation} invites you to join its community, ${community}, as an employee.`,
        hasAccount
          ? "Please press the button below to join with your existing account."
          : "Please press the button below and enter your name, a password and a few other details. You can use the community as soon as you’ve registered.",
      ],
      action: {
        label: hasAccount ? "Open the invitation and join" : "Open the invitation and register",
        url,
      },
      footnotes: [
        `This link is for you only, so please do not forward it. It is valid for ${days} days.`,
        "If you receive another invitation email later, only the link in the latest one works.",
        "If you did not expect this email, please ignore it. Nothing will be registered.",
      ],
    }),
  },
};
