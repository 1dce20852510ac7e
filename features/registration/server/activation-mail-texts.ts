import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = { readonly community: string; readonly url: string; readonly hours: number };

/** Nothing that was typed stands in it: whoever typed it may have used somebody else's address. */
export const activationMailTexts: Readonly<Record<Language, (values: Values) => Letter>> = {
  ja: ({ community, url, hours }) => ({
    subject: `【${community}】登録を完了してください`,
    heading: "登録を完了してください",
    paragraphs: [
      `${community}への登録のお申し込みを受け付けました。`,
      "下のボタンを押して、登録する内容を確認してください。登録したときと違うブラウザーで開いた場合は、登録時に決めたパスワードの入力が必要です。",
    ],
    action: { label: "登録を完了する", url },
    footnotes: [
      `このリンクの有効期限は${hours}時間です。期限が過ぎた場合は、招待URLからもう一度ご登録ください。`,
      "お心当たりのない場合は、このメールを破棄してください。登録は行われません。",
    ],
  }),
  en: ({ community, url, hours }) => ({
    subject: `[${community}] Please complete your registration`,
    heading: "Please complete your registration",
    paragraphs: [
      `We have received a registration with ${community}.`,
      "Press the button below to look at what will be registered. If you open it in another browser than the one you registered in, you will be asked for the password you chose.",
    ],
    action: { label: "Complete the registration", url },
    footnotes: [
      `This link is valid for ${hours} hours. If it has expired, please register again from the invitation URL.`,
      "If you did not register, please discard this e-mail. Nothing will be registered.",
    ],
  }),
};
