import type { Language } from "#kit/contract/language.ts";

type Values = { readonly name: string; readonly days: number };
type Texts = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footnotes: readonly string[];
};

export const testMailTexts: Readonly<Record<Language, (values: Values) => Texts>> = {
  ja: ({ name, days }) => ({
    subject: "【Enishi】テストメール",
    heading: "メールが届くことの確認",
    paragraphs: [
      `${name} 様`,
      "アカウント設定からお申し込みいただいたテストメールです。\n下のボタンを押すと、このアドレスへのメールのお届けを再開します。",
    ],
    action: "メールのお届けを再開する",
    footnotes: [
      `このリンクの有効期限は${days}日間です。`,
      "お心当たりのない場合は、このメールを破棄してください。",
    ],
  }),
  en: ({ name, days }) => ({
    subject: "[Enishi] Test mail",
    heading: "Does mail reach you?",
    paragraphs: [
      `Dear ${name},`,
      "This is the test mail that was asked for in your account settings.\nPress the button below, and mails will be sent to this address again.",
    ],
    action: "Send mails here again",
    footnotes: [
      `This link is valid for ${days} days.`,
      "If you did not ask for this, please discard this mail.",
    ],
  }),
};
