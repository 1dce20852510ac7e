import type { PlanChoice } from "#features/contracts/contract/calls.ts";
import { planChoiceLabels } from "#features/contracts/contract/labels.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Letter } from "#kit/server/mail/letter.ts";

type RequestValues = {
  readonly name: string;
  readonly community: string;
  readonly contractor: string;
  readonly choice: PlanChoice;
  readonly remarks: string;
  readonly url: string;
};
type Letters = { readonly requested: (values: RequestValues) => Letter };

const ja: Letters = {
  requested: ({ name, community, contractor, choice, remarks, url }) => ({
    subject: `【Enishi】プランの申し込み：${community}`,
    heading: "プランの申し込みがありました",
    paragraphs: [
      `${name} 様`,
      `「${community}」の契約者${contractor}さんから、申し込みがありました：${planChoiceLabels.ja[choice]}`,
      ...(remarks === "" ? [] : [`備考：${remarks}`]),
      "回答すると、契約者にメールで届きます。",
    ],
    action: { label: "申し込みを開く", url },
  }),
};

const en: Letters = {
  requested: ({ name, community, contractor, choice, remarks, url }) => ({
    subject: `[Enishi] A request for a plan: ${community}`,
    heading: "A request for a plan",
    paragraphs: [
      `Dear ${name},`,
      `${contractor}, the contractor of ${community}, asks: ${planChoiceLabels.en[choice]}.`,
      ...(remarks === "" ? [] : [`Remarks: ${remarks}`]),
      "Your answer goes to the contractor by email.",
    ],
    action: { label: "Open the request", url },
  }),
};

export const letters: Readonly<Record<Language, Letters>> = { ja, en };
