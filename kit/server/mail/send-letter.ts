import type { Language } from "#kit/contract/language.ts";
import { createSecretToken, hashSecretToken } from "../access/secret-token.ts";
import type { Services } from "../work/services.ts";
import { inTransaction, type Work } from "../work/work.ts";
import { addressee, inNameOf, type Letter, mailOf, type Receiver, type Sender } from "./letter.ts";
import { deliverMail, type MailPayload, sendMail } from "./send-mail-job.ts";

type Kinds<L> = { [K in keyof L]: L[K] extends (values: never) => Letter ? K : never }[keyof L];
type Values<L, K extends keyof L> = L[K] extends (values: infer V) => Letter ? Omit<V, "name"> : never;

/**
 * One of a feature's letters (its `mails.ts`), in the person's language and to their name, from a community or else from the
 * product; undefined without an address.
 */
export function letterTo<L, K extends Kinds<L>>(
  person: Receiver & { readonly email: string | null },
  letters: Readonly<Record<Language, L>>,
  kind: K,
  values: Values<L, K>,
  from?: Sender,
): MailPayload | undefined {
  if (!person.email) return undefined;
  const { language, name } = addressee(person);
  const write = letters[language][kind] as (values: object) => Letter;
  const letter = write({ ...values, name });
  return mailOf(person.email, language, from ? inNameOf(from, letter) : letter);
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
