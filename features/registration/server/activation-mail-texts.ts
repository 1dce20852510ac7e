import type { Language } from "#kit/contract/language.ts";

type Values = { readonly community: string; readonly name: string; readonly hours: number };
export type MailTexts = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footnotes: readonly string[];
};

export const activationMailTexts: Readonly<Record<Language, (values: Values) => MailTexts>> = {
  ja: ({ community, name, hours }) => ({
    subject: `【${community}】登録を完了してください`,
    heading: "登録を完了してください",
    paragraphs: [
      `${name} 様`,
      `${community}へのご登録ありがとうございます。\n下のボタンを押すと、メールアドレスの確認が終わり、登録が完了します。`,
    ],
    action: "登録を完了する",
    footnotes: [
      `このリンクの有効期限は${hours}時間です。期限が過ぎた場合は、招待URLからもう一度ご登録ください。`,
      "お心当たりのない場合は、このメールを破棄してください。リンクを開かないかぎり、登録は行われません。",
    ],
  }),
  en: ({ community, name, hours }) => ({
    subject: `[${community}] Please complete your registration`,
    heading: "Please complete your registration",
    paragraphs: [
      `Dear ${name},`,
      `Thank you for registering with ${community}.\nPress the button below to confirm your e-mail address and complete your registration.`,
    ],
    action: "Complete the registration",
    footnotes: [
      `This link is valid for ${hours} hours. If it has expired, please register again from the invitation URL.`,
      "If you did not register, please discard this mail. Nothing is registered unless the link is opened.",
    ],
  }),
};
