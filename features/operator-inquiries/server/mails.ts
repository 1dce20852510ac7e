import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type Values = {
  readonly id: number;
  readonly category: string;
  /** What the operator has written. */
  readonly content: string;
  readonly asked: { readonly at: string; readonly content: string };
};

const quoted = (content: string): string =>
  content
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

export const letters: Readonly<Record<Language, { readonly answer: (values: Values) => Letter }>> = {
  ja: {
    answer: ({ id, category, content, asked }) => ({
      subject: `【Enishi】Re: お問い合わせ #${id}（${category}）`,
      heading: "お問い合わせへの回答",
      paragraphs: [content, `${asked.at} にいただいたお問い合わせ：\n${quoted(asked.content)}`],
      footnotes: [`さらにご質問がある場合は、件名の #${id} を残したまま、このメールにご返信ください。`],
      takesAnswers: true,
    }),
  },
  en: {
    answer: ({ id, category, content, asked }) => ({
      subject: `[Enishi] Re: your message #${id} (${category})`,
      heading: "Our answer to your message",
      paragraphs: [content, `On ${asked.at} (Japan time) you wrote:\n${quoted(asked.content)}`],
      footnotes: [`If you have another question, reply to this email and leave #${id} in its subject.`],
      takesAnswers: true,
    }),
  },
};
