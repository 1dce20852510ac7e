import { accountPaths } from "#features/accounts/contract/paths.ts";
import type { OwnKind } from "#features/accounts/contract/schemas.ts";
import { findPerson } from "#features/accounts/server/index.ts";
import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { addressee, type Letter, mailOf } from "#kit/server/mail/letter.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { en } from "./letters.en.ts";
import { ja } from "./letters.ja.ts";
import { countRecoveryCodes } from "./recovery-codes.sql.ts";

type Values = { readonly name: string; readonly at: string; readonly url: string; readonly left: number };

export const happenings = [
  "passkeyAdded",
  "passkeyRemoved",
  "appAdded",
  "appRemoved",
  "recoveryCodesRenewed",
  "recoveryCodeUsed",
  "removedByProvider",
] as const;
export type Happening = (typeof happenings)[number];

/** Whatever changes how an account is entered is told to its owner, who may not have been the one. */
export type Letters = Readonly<Record<Happening, (values: Values) => Letter>> & {
  readonly demanded: (values: { name: string; community: string; url: string }) => Letter;
};

const letters: Readonly<Record<Language, Letters>> = { ja, en };

export async function tellOwner(work: Work, accountId: number, happening: Happening): Promise<void> {
  const person = await findPerson(work.db, accountId);
  if (!person?.email) return;
  const { language, name } = addressee(person);
  const left = await countRecoveryCodes(work.db, accountId);
  const url = work.services.publicUrl + accountPaths[person.kind as OwnKind].settings;
  const letter = letters[language][happening]({ name, at: showInstant(work.now), url, left });
  work.enqueue(sendMail, mailOf(person.email, language, letter));
}

type Administrator = {
  readonly email: string | null;
  readonly language: string;
  readonly family_name: string;
  readonly given_name: string;
};

/** To an administrator who is kept out until they have set up a second factor. */
export function tellDemanded(work: Work, administrator: Administrator, community: string): void {
  if (!administrator.email) return;
  const { language, name } = addressee(administrator);
  const url = work.services.publicUrl + accountPaths.employee.secondFactors;
  work.enqueue(
    sendMail,
    mailOf(administrator.email, language, letters[language].demanded({ name, community, url })),
  );
}
