import type { Language } from "#kit/contract/language.ts";
import { createSecretToken, hashSecretToken } from "../access/secret-token.ts";
import type { Services } from "../work/services.ts";
import { inTransaction, type Work } from "../work/work.ts";
import {
  type Letter,
  languageOf,
  mailOf,
  type NamedRecipient,
  nameOf,
  type Recipient,
  type Sender,
} from "./letter.ts";
import { deliverMail, type MailPayload, sendMail } from "./send-mail-job.ts";

type Kinds<L> = { [K in keyof L]: L[K] extends (values: never) => Letter ? K : never }[keyof L];
type Written<L, K extends keyof L> = L[K] extends (values: infer V) => Letter ? V : never;
/** A letter that speaks to somebody by name needs a row that has it. */
type PersonOf<V> = (V extends { readonly name: string } ? NamedRecipient : Recipient) & {
  readonly email: string | null;
};

type Options = Pick<MailPayload, "replyTo" | "unsubscribeUrl" | "evenIfStopped"> & {
  /** The community it comes from; without one it comes from the product. */
  readonly from?: Sender;
};

/** One of a feature's letters (its `mails.ts`), in the person's language and to their name; undefined without an address. */
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
  return { ...mailOf(person.email, language, write({ ...values, ...(name && { name }) }), from), ...options };
}

/** The same, sent now, from a job. */
export async function deliverLetter<L, K extends Kinds<L>>(
  services: Services,
  ...letter: Parameters<typeof letterTo<L, K>>
): Promise<void> {
  const mail = letterTo(...letter);
  if (mail) await deliverMail(services, mail);
}

/** The same, sent if and only if the work is done. */
export function sendLetter<L, K extends Kinds<L>>(
  work: Work,
  ...letter: Parameters<typeof letterTo<L, K>>
): void {
  const mail = letterTo(...letter);
  if (mail) work.enqueue(sendMail, mail);
}

/**
 * Mails what opens something once. It is drawn only now, so that no queue keeps it, and its hash is kept once the mail has
 * been handed over: until then an earlier link goes on working.
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
