import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type JoiningValues = {
  readonly community: string;
  readonly name: string;
  readonly url: string;
  readonly minutes: number;
};
type ActivationValues = { readonly community: string; readonly url: string; readonly hours: number };
type JoiningMailTexts = {
  readonly [K in "joined" | "received" | "link"]: (values: JoiningValues) => Letter;
} & {
  /** It contains nothing that was typed, since that may be somebody else's address. */
  readonly activation: (values: ActivationValues) => Letter;
};

export const letters: Readonly<Record<Language, JoiningMailTexts>> = {
  ja: {
    joined: ({ community, name, url }) => ({
      subject: `【${community}】参加の手続きが完了しました`,
      heading: "参加の手続きが完了しました",
      paragraphs: [`${name} 様`, `${community}へようこそ。\n今日からコミュニティをご利用いただけます。`],
      action: { label: "コミュニティを開く", url },
    }),
    received: ({ community, name, url }) => ({
      subject: `【${community}】参加のお申し込みを受け付けました`,
      heading: "参加のお申し込みを受け付けました",
      paragraphs: [
        `${name} 様`,
        `${community}への参加をお申し込みいただき、ありがとうございます。\n管理者が内容を確認しています。承認されると、メールでお知らせします。`,
      ],
      action: { label: "申し込みの状況を見る", url },
    }),
    link: ({ community, name, url, minutes }) => ({
      subject: `【${community}】参加の手続きのご案内`,
      heading: "参加の手続きに進んでください",
      paragraphs: [
        `${name} 様`,
        `${community}への招待を開いた方に、このメールをお送りしています。\n下のボタンを押すとログインし、参加の手続きに進みます。`,
      ],
      action: { label: "参加の手続きに進む", url },
      footnotes: [
        `このリンクは${minutes}分以内に1回だけお使いいただけます。`,
        "お心当たりのない場合は、このメールを破棄してください。",
      ],
    }),
    activation: ({ community, url, hours }) => ({
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
  },
  en: {
    joined: ({ community, name, url }) => ({
      subject: `[${community}] You’ve joined the community`,
      heading: "You’ve joined the community",
      paragraphs: [
        `Dear ${name},`,
        `Welcome to ${community}.\nYou can start using the community right away.`,
      ],
      action: { label: "Open the community", url },
    }),
    received: ({ community, name, url }) => ({
      subject: `[${community}] We’ve received your application`,
      heading: "We’ve received your application",
      paragraphs: [
        `Dear ${name},`,
        `Thank you for applying to join ${community}.\nAn administrator will review it. You’ll receive an email once it’s approved.`,
      ],
      action: { label: "See your application", url },
    }),
    link: ({ community, name, url, minutes }) => ({
      subject: `[${community}] Your link to join`,
      heading: `Join ${community}`,
      paragraphs: [
        `Dear ${name},`,
        `Someone who opened an invitation to ${community} asked us to send this email.\nPress the button below to log in and join.`,
      ],
      action: { label: "Log in and join", url },
      footnotes: [
        `This link works once, within ${minutes} minutes.`,
        "If you did not ask for it, please ignore this email.",
      ],
    }),
    activation: ({ community, url, hours }) => ({
      subject: `[${community}] Please complete your registration`,
      heading: "Please complete your registration",
      paragraphs: [
        `We’ve received a registration for ${community}.`,
        "Press the button below to check your details and complete the registration. If it opens in a different browser from the one you registered in, you’ll be asked for the password you chose.",
      ],
      action: { label: "Complete the registration", url },
      footnotes: [
        `This link is valid for ${hours} hours. If it has expired, please register again from your invitation.`,
        "If you did not register, please ignore this email. Nothing will be registered.",
      ],
    }),
  },
};
