import { type Language, languages } from "#kit/contract/language.ts";
import { renderMail } from "#kit/server/mail/layout.ts";
import type { MailPayload } from "#kit/server/mail/send-mail-job.ts";
import { en } from "./letters.en.ts";
import { ja } from "./letters.ja.ts";

export type Letter = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  readonly footnotes?: readonly string[];
};

type Named = { readonly name: string };

/** Everything an account's owner is written about passwords and addresses. */
export type Letters = {
  readonly reset: (values: Named & { url: string; hours: number }) => Letter;
  readonly passwordChanged: (values: Named & { at: string; resetUrl: string }) => Letter;
  readonly forgottenEmail: (values: Named & { email: string; loginUrl: string; resetUrl: string }) => Letter;
  readonly confirmEmail: (values: Named & { email: string; url: string; hours: number }) => Letter;
  /** To the present address. */
  readonly emailChangeAsked: (values: Named & { email: string; settingsUrl: string }) => Letter;
  /** To the address before. */
  readonly emailChanged: (values: Named & { email: string; at: string; contact: string }) => Letter;
  /** To whoever has the address already. */
  readonly addressWanted: (values: Named & { loginUrl: string }) => Letter;
};

const letters: Readonly<Record<Language, Letters>> = { ja, en };

type Receiver = { readonly language: string; readonly family_name: string; readonly given_name: string };

/** The texts in the language of the account, with the name in them. */
export function lettersFor({ language, family_name, given_name }: Receiver) {
  const known = languages.find((one) => one === language) ?? languages[0];
  return { texts: letters[known], name: `${family_name} ${given_name}`, language: known };
}

/** The letter as it is sent to the address. */
export const mailOf = (to: string, language: Language, { subject, ...content }: Letter): MailPayload => ({
  to,
  subject,
  ...renderMail({ language, ...content }),
});
