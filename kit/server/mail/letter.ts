import { isolated } from "#kit/contract/isolated.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import { type MailContent, renderMail } from "./layout.ts";
import type { MailPayload } from "./send-mail-job.ts";

/** What is written to one person. */
export type Letter = { readonly subject: string } & Omit<MailContent, "language">;

type Reader = { readonly language: string };
/** A row that says who is written to. */
export type Receiver = Reader & { readonly family_name: string; readonly given_name: string };

export const languageOf = ({ language }: Reader): Language =>
  languages.find((one) => one === language) ?? languages[0];

/** The language a person reads, and the name they are spoken to by. */
export const addressee = (person: Receiver) => ({
  language: languageOf(person),
  name: isolated(`${person.family_name} ${person.given_name}`),
});

/** A row that names the community a letter comes from. */
export type Sender = { readonly community_name: string; readonly theme_color: string };

/** The letter under the community's name and in its colour; without this it comes from the product. */
export const inNameOf = ({ community_name, theme_color }: Sender, letter: Letter): Letter => ({
  communityName: community_name,
  accent: theme_color,
  ...letter,
});

/** The letter as it is sent to the address. */
export const mailOf = (to: string, language: Language, { subject, ...content }: Letter): MailPayload => ({
  to,
  subject,
  ...renderMail({ language, ...content }),
});
