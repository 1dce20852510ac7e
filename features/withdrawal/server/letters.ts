import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import { addressee, inNameOf, mailOf, type Sender } from "#kit/server/mail/letter.ts";
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

/** To somebody who has left one community; undefined without an address. */
export function communityLetter({ now }: Work, person: Leaver, left: Sender): MailPayload | undefined {
  if (!person.email) return undefined;
  const { language, name } = addressee(person);
  const letter = letterTexts[language].community({
    name,
    community: left.community_name,
    at: showInstant(now),
  });
  return mailOf(person.email, language, inNameOf(left, letter));
}

/** To somebody whose account goes, at the address it had; undefined without one. */
export function serviceLetter(
  { now, services }: Work,
  person: Leaver,
  left: readonly Sender[],
): MailPayload | undefined {
  if (!person.email) return undefined;
  const { language, name } = addressee(person);
  const letter = letterTexts[language].service({
    name,
    communities: left.map(({ community_name }) => community_name),
    at: showInstant(now),
    contact: services.provider.contactEmail,
    number: person.id,
  });
  return mailOf(person.email, language, letter);
}
