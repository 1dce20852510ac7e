import type { AccountKind } from "#kit/contract/account-kind.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { languageOf } from "#kit/server/mail/letter.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import { accountPaths } from "../contract/paths.ts";
import { findPerson } from "./accounts.sql.ts";
import { type EntryNews, letters } from "./mails.ts";

/** Every change to how an account is entered is mailed to its owner, who may not have made it. */
export async function sendOwnerLetter(
  work: Work,
  accountId: number,
  news: Readonly<Record<Language, EntryNews>>,
): Promise<void> {
  const person = await findPerson(work.db, accountId);
  if (!person) return;
  const url = work.services.publicUrl + accountPaths[person.kind as AccountKind].settings;
  const values = { ...news[languageOf(person)], at: formatMinute(work.now), url };
  sendLetter(work, person, letters, "entryChanged", values);
}
