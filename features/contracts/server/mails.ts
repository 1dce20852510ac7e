import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Letter, NamedRecipient } from "#kit/server/mail/letter.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { PlanAnswer, PlanChoice } from "../contract/calls.ts";
import { planChoiceLabels } from "../contract/labels.ts";

type Answered = {
  readonly name: string;
  readonly community: string;
  readonly choice: PlanChoice;
  readonly text: string;
  readonly url: string;
};
type Letters = Readonly<Record<PlanAnswer, (values: Answered) => Letter>>;

/** What the operator has written is a paragraph of its own, where there is any. */
const written = (text: string): string[] => (text === "" ? [] : [text]);

const ja: Letters = {
  accepted: ({ name, community, choice, text, url }) => ({
    subject: `【${community}】プランのお申し込みを承りました`,
    heading: "プランのお申し込みを承りました",
    paragraphs: [
      `${name} 様`,
      `「${community}」のプランのお申し込み（${planChoiceLabels.ja[choice]}）を承りました。`,
      ...written(text),
    ],
    action: { label: "契約内容を確認する", url },
  }),
  declined: ({ name, community, choice, text, url }) => ({
    subject: `【${community}】プランのお申し込みについて`,
    heading: "プランのお申し込みについて",
    paragraphs: [
      `${name} 様`,
      `「${community}」のプランのお申し込み（${planChoiceLabels.ja[choice]}）は、お受けできませんでした。`,
      ...written(text),
    ],
    action: { label: "契約内容を確認する", url },
  }),
};

const en: Letters = {
  accepted: ({ name, community, choice, text, url }) => ({
    subject: `[${community}] Your request for a plan has been accepted`,
    heading: "Your request for a plan has been accepted",
    paragraphs: [
      `Dear ${name},`,
      `We’ve accepted your request for ${community}: ${planChoiceLabels.en[choice]}.`,
      ...written(text),
    ],
    action: { label: "See the contract", url },
  }),
  declined: ({ name, community, choice, text, url }) => ({
    subject: `[${community}] Your request for a plan`,
    heading: "Your request for a plan",
    paragraphs: [
      `Dear ${name},`,
      `We cannot accept your request for ${community}: ${planChoiceLabels.en[choice]}.`,
      ...written(text),
    ],
    action: { label: "See the contract", url },
  }),
};

const letters: Readonly<Record<Language, Letters>> = { ja, en };

type Answer = Omit<Answered, "name" | "url"> & { readonly communityId: number; readonly answer: PlanAnswer };

/** The provider writes it, not the community. */
export function sendAnswer(
  work: Work,
  person: NamedRecipient & { readonly email: string | null },
  { communityId, answer, ...values }: Answer,
): void {
  const url = work.services.publicUrl + linkTo("/community/communities/:id/contract", { id: communityId });
  sendLetter(work, person, letters, answer, { ...values, url });
}
