import { isolated } from "#kit/contract/isolated.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import { type MailContent, renderMail } from "./layout.ts";
import type { MailPayload } from "./send-mail-job.ts";

/** What is written to one person. */
export type Letter = { readonly subject: string } & Omit<MailContent, "language">;

/** A row that says in which language somebody is written to. */
export type Recipient = { readonly language: string };
/** A row that says their name as well. */
export type NamedRecipient = Recipient & { readonly family_name: string; readonly given_name: string };

export const languageOf = ({ language }: Recipient): Language =>
  languages.find((one) => one === language) ?? languages[0];

/** What a person is spoken to by. */
export const nameOf = ({ family_name, given_name }: NamedRecipient): string =>
  isolated(`${family_name} ${given_name}`);

/** A row that names the community a letter comes from. */
export type Sender = { readonly community_name: string; readonly theme_color: string };

/** The letter as it is sent to the address: under the community's name and in its colour, or else from the product. */
export const mailOf = (
  to: string,
  language: Language,
  { subject, ...content }: Letter,
  from?: Sender,
): MailPayload => ({
  to,
  subject,
  ...renderMail({
    language,
    ...(from && { communityName: from.community_name, accent: from.theme_color }),
    ...content,
  }),
});
