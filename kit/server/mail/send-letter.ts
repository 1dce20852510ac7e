import type { Language } from "#kit/contract/language.ts";
import { createSecretToken, hashSecretToken } from "../access/secret-token.ts";
import type { Services } from "../work/services.ts";
import { inTransaction, type Work } from "../work/work.ts";
import {
  type Letter,
  type LetterSender,
  languageOf,
  mailOf,
  type NamedRecipient,
  nameOf,
  type Recipient,
} from "./letter.ts";
import { plainWords } from "./plain-words.ts";
import { deliverMail, type MailPayload, sendMail } from "./send-mail-job.ts";

type Kinds<L> = { [K in keyof L]: L[K] extends (values: never) => Letter ? K : never }[keyof L];
type Written<L, K extends keyof L> = L[K] extends (values: infer V) => Letter ? V : never;
/** A letter that uses a name needs a row that has it. */
type PersonOf<V> = (V extends { readonly name: string } ? NamedRecipient : Recipient) & {
  readonly email: string | null;
};

type Options = Pick<MailPayload, "replyTo" | "unsubscribeUrl" | "evenIfStopped"> & {
  /** The letter comes from this community; without one it comes from the product. */
  readonly from?: LetterSender;
};

/** Writes one of a feature's letters (its `mails.ts`) in the person's language; undefined without an address. */
export function letterTo<L, K extends Kinds<L>>(
  person: PersonOf<Written<L, K>>,
  letters: Readonly<Record<Language, L>>,
  kind: K,
  values: Omit<Written<L, K>, "name">,
  { from, ...options }: Options = {},
): MailPayload | undefined {
  if (!person.email) return undefined;
  const language = languageOf(person);
  const write = letters[language][kind] as (values: object) => Letter;
  const name = "family_name" in person && nameOf(person as NamedRecipient);
  const letter = write(plainWords({ ...values, ...(name && { name }) }));
  return { ...mailOf(person.email, language, letter, from && plainWords(from)), ...options };
}

/** Writes the letter and sends it at once, from a job. */
export async function deliverLetter<L, K extends Kinds<L>>(
  services: Services,
  ...letter: Parameters<typeof letterTo<L, K>>
): Promise<void> {
  const mail = letterTo(...letter);
  if (mail) await deliverMail(services, mail);
}

/** Writes the letter and sends it if and only if the transaction commits. */
export function sendLetter<L, K extends Kinds<L>>(
  work: Work,
  ...letter: Parameters<typeof letterTo<L, K>>
): void {
  const mail = letterTo(...letter);
  if (mail) work.enqueue(sendMail, mail);
}

/**
 * Mails a one-time secret. It is generated only now, so that no queue stores it, and its hash is stored once the mail
 * has been handed over: until then an earlier link stays valid.
 */
export async function mailSecret(
  services: Services,
  write: (secret: string) => MailPayload | undefined,
  keep: (work: Work, hash: Buffer) => Promise<unknown>,
): Promise<void> {
  const secret = createSecretToken();
  const mail = write(secret);
  if (!mail) return;
  await deliverMail(services, mail);
  await inTransaction(services, (work) => keep(work, hashSecretToken(secret)));
}
