import type { Language } from "#kit/contract/language.ts";

type Values = { readonly community: string; readonly name: string; readonly minutes: number };
type MailTexts = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footnotes?: readonly string[];
};
type JoiningMailTexts = {
  readonly [K in "joined" | "received" | "link"]: (values: Values) => MailTexts;
};

export const joiningMailTexts: Readonly<Record<Language, JoiningMailTexts>> = {
  ja: {
    joined: ({ community, name }) => ({
      subject: `【${community}】参加の手続きが完了しました`,
      heading: "参加の手続きが完了しました",
      paragraphs: [`${name} 様`, `${community}へようこそ。\n今日からコミュニティをご利用いただけます。`],
      action: "コミュニティを開く",
    }),
    received: ({ community, name }) => ({
      subject: `【${community}】参加のお申し込みを受け付けました`,
      heading: "参加のお申し込みを受け付けました",
      paragraphs: [
        `${name} 様`,
        `${community}への参加をお申し込みいただき、ありがとうございます。\n管理者が内容を確認しています。承認されると、メールでお知らせします。`,
      ],
      action: "コミュニティ一覧を開く",
    }),
    link: ({ community, name, minutes }) => ({
      subject: `【${community}】参加の手続きに進むリンク`,
      heading: "参加の手続きに進んでください",
      paragraphs: [
        `${name} 様`,
        `${community}への招待を開いた方に、このメールをお送りしています。\n下のボタンを押すとログインし、参加の手続きに進みます。`,
      ],
      action: "参加の手続きに進む",
      footnotes: [
        `このリンクは${minutes}分以内に1回だけお使いいただけます。`,
        "お心当たりのない場合は、このメールを破棄してください。",
      ],
    }),
  },
  en: {
    joined: ({ community, name }) => ({
      subject: `[${community}] You have joined`,
      heading: "You have joined",
      paragraphs: [`Dear ${name},`, `Welcome to ${community}.\nYou can use the community from today.`],
      action: "Open the community",
    }),
    received: ({ community, name }) => ({
      subject: `[${community}] We have received your application`,
      heading: "We have received your application",
      paragraphs: [
        `Dear ${name},`,
        `Thank you for applying to join ${community}.\nAn administrator will review it. You will receive an e-mail once it is approved.`,
      ],
      action: "Open your communities",
    }),
    link: ({ community, name, minutes }) => ({
      subject: `[${community}] Your link to join`,
      heading: "Go on to join",
      paragraphs: [
        `Dear ${name},`,
        `Somebody who opened an invitation to ${community} has asked for this e-mail.\nPress the button below to log in and join.`,
      ],
      action: "Go on to join",
      footnotes: [
        `This link works once, within ${minutes} minutes.`,
        "If you did not ask for it, please discard this e-mail.",
      ],
    }),
  },
};
