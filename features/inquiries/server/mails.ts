import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { ANSWER_DAYS } from "../contract/kept.ts";

type ProviderMailValues = {
  readonly id: number;
  readonly category: string;
  readonly content: string;
  readonly files: readonly { position: number; name: string; size: string; url: string }[];
  readonly email: string;
  readonly sender: string;
  readonly communities: readonly string[];
  readonly language: Language;
  readonly receivedAt: string;
  readonly consoleUrl: string;
};

const languageNames: Record<Language, string> = { ja: "日本語", en: "英語" };

/** The provider reads Japanese; an answer goes to the sender. */
const toProvider = ({ files, ...values }: ProviderMailValues): Letter => ({
  subject: `【Enishi】お問い合わせ #${values.id}（${values.category}）`,
  heading: "お問い合わせが届きました",
  paragraphs: [
    [
      `種類：${values.category}`,
      `受付：${values.receivedAt}`,
      `差出人：${values.sender}`,
      ...(values.communities.length > 0 ? [`コミュニティ：${values.communities.join("、")}`] : []),
      `返信先：${values.email}`,
      `表示言語：${languageNames[values.language]}`,
    ].join("\n"),
    values.content,
  ],
  links: [
    ...files.map(({ position, name, size, url }) => ({
      label: `添付${position}：${name}（${size}）を開く`,
      url,
    })),
    { label: "運営画面で回答する", url: values.consoleUrl },
  ],
  footnotes: [
    `このメールに返信しても、差出人（${values.email}）に届きます。運営画面から回答すると、ほかの運営者にも回答済みと分かります。`,
    ...(files.length > 0
      ? ["添付ファイルのリンクは、知っている人なら誰でも開けます。転送の際はご注意ください。"]
      : []),
  ],
  takesAnswers: true,
});

export const senderTexts = {
  guest: "ログインしていない方",
  alumnus: (name: string, id: number) => `${name}（アルムナイ、アカウント番号${id}）`,
  employee: (name: string, id: number) => `${name}（在籍者、アカウント番号${id}）`,
  operator: (name: string, id: number) => `${name}（運営者、アカウント番号${id}）`,
};

type CopyValues = {
  readonly id: number;
  readonly category: string;
  readonly content: string;
  readonly files: string[];
};

type InquiryMailTexts = {
  readonly toProvider: (values: ProviderMailValues) => Letter;
  readonly copy: (values: CopyValues) => Letter;
};

export const letters: Readonly<Record<Language, InquiryMailTexts>> = {
  ja: {
    toProvider,
    copy: ({ id, category, content, files }) => ({
      subject: `【Enishi】お問い合わせを受け付けました（#${id}）`,
      heading: "お問い合わせを受け付けました",
      paragraphs: [
        `お問い合わせいただき、ありがとうございます。${ANSWER_DAYS.from}〜${ANSWER_DAYS.to}営業日以内に、このメールアドレスへご返信します。`,
        `種類：${category}`,
        content,
        ...(files.length > 0 ? [`添付ファイル：${files.join("、")}`] : []),
      ],
      footnotes: ["お心当たりのない場合は、パスワードを変更してください。"],
    }),
  },
  en: {
    toProvider,
    copy: ({ id, category, content, files }) => ({
      subject: `[Enishi] We’ve received your message (#${id})`,
      heading: "We’ve received your message",
      paragraphs: [
        `Thank you for getting in touch. We’ll reply to this address within ${ANSWER_DAYS.from} to ${ANSWER_DAYS.to} working days.`,
        `About: ${category}`,
        content,
        ...(files.length > 0 ? [`Attached files: ${files.join(", ")}`] : []),
      ],
      footnotes: ["If you did not send this, please change your password."],
    }),
  },
};
