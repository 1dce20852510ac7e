import { type Language, languages } from "#kit/contract/language.ts";
import { type MailContent, renderMail } from "./layout.ts";
import type { MailPayload } from "./send-mail-job.ts";

/** What is written to one person. */
export type Letter = { readonly subject: string } & Omit<MailContent, "language">;

type Receiver = { readonly language: string; readonly family_name: string; readonly given_name: string };

/** The language a person reads, and the name they are spoken to by. */
export const addressee = ({ language, family_name, given_name }: Receiver) => ({
  language: languages.find((one) => one === language) ?? languages[0],
  name: `${family_name} ${given_name}`,
});

/** The letter as it is sent to the address. */
export const mailOf = (to: string, language: Language, { subject, ...content }: Letter): MailPayload => ({
  to,
  subject,
  ...renderMail({ language, ...content }),
});
