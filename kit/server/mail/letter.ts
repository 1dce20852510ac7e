import { isolated } from "#kit/contract/isolated.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import { type MailContent, renderMail } from "./layout.ts";
import type { MailPayload } from "./send-mail-job.ts";

export type Letter = { readonly subject: string } & Omit<MailContent, "language">;

/** The row says in which language to write. */
export type Recipient = { readonly language: string };
/** The row says the person's name as well. */
export type NamedRecipient = Recipient & { readonly family_name: string; readonly given_name: string };

export const languageOf = ({ language }: Recipient): Language =>
  languages.find((one) => one === language) ?? languages[0];

export const nameOf = ({ family_name, given_name }: NamedRecipient): string =>
  isolated(`${family_name} ${given_name}`);

/** A letter comes from the community of this row. */
export type LetterSender = { readonly community_name: string; readonly theme_color: string };

/** Returns the mail in the community's name and colour, or without one in the product's. */
export const mailOf = (
  to: string,
  language: Language,
  { subject, ...content }: Letter,
  from?: LetterSender,
): MailPayload => ({
  to,
  subject,
  ...renderMail({
    language,
    ...(from && { communityName: from.community_name, accent: from.theme_color }),
    ...content,
  }),
});
