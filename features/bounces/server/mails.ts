import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = { readonly name: string; readonly url: string; readonly days: number };

export const letters: Readonly<Record<Language, { readonly test: (values: Values) => Letter }>> = {
  ja: {
    test: ({ name, url, days }) => ({
      subject: "【Enishi】テストメール",
      heading: "メールの受信の確認",
      paragraphs: [
        `${name} 様`,
        "アカウント設定からお申し込みいただいたテストメールです。\n下のボタンを押すと、このアドレスへのメールのお届けを再開します。",
      ],
      action: { label: "メールのお届けを再開する", url },
      footnotes: [
        `このリンクの有効期限は${days}日間です。`,
        "お心当たりのない場合は、このメールを破棄してください。",
      ],
    }),
  },
  en: {
    test: ({ name, url, days }) => ({
      subject: "[Enishi] Test email",
      heading: "Checking that email reaches you",
      paragraphs: [
        `Dear ${name},`,
        "This is the test email you asked for in your account settings.\nPress the button below to receive emails at this address again.",
      ],
      action: { label: "Resume emails to this address", url },
      footnotes: [
        `This link is valid for ${days} days.`,
        "If you did not ask for this, please ignore this email.",
      ],
    }),
  },
};
