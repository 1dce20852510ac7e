import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import { renderMail } from "#kit/server/mail/layout.ts";
import type { MailPayload } from "#kit/server/mail/send-mail-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { letterTexts } from "./letter-texts.ts";

type Leaver = {
  readonly id: number;
  readonly email: string | null;
  readonly language: string;
  readonly family_name: string;
  readonly given_name: string;
};
type Left = { readonly community_name: string; readonly theme_color: string };

const languageOf = ({ language }: Leaver): Language =>
  languages.find((one) => one === language) ?? languages[0];
const nameOf = ({ family_name, given_name }: Leaver): string => `${family_name} ${given_name}`;

/** To somebody who has left one community; undefined without an address. */
export function communityLetter({ now }: Work, person: Leaver, left: Left): MailPayload | undefined {
  if (!person.email) return undefined;
  const language = languageOf(person);
  const { subject, ...content } = letterTexts[language].community({
    name: nameOf(person),
    community: left.community_name,
    at: showInstant(now),
  });
  const look = { language, communityName: left.community_name, accent: left.theme_color };
  return { to: person.email, subject, ...renderMail({ ...look, ...content }) };
}

/** To somebody whose account goes, at the address it had; undefined without one. */
export function serviceLetter(
  { now, services }: Work,
  person: Leaver,
  left: readonly Left[],
): MailPayload | undefined {
  if (!person.email) return undefined;
  const language = languageOf(person);
  const { subject, ...content } = letterTexts[language].service({
    name: nameOf(person),
    communities: left.map(({ community_name }) => community_name),
    at: showInstant(now),
    contact: services.provider.contactEmail,
    number: person.id,
  });
  return { to: person.email, subject, ...renderMail({ language, ...content }) };
}
