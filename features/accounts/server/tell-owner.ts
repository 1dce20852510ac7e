import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { mailOf } from "#kit/server/mail/letter.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { accountPaths } from "../contract/paths.ts";
import type { OwnKind } from "../contract/schemas.ts";
import { findPerson } from "./accounts.sql.ts";
import { type EntryNews, lettersFor } from "./letters.ts";

/** Whatever changes how an account is entered is told to its owner, who may not have been the one. */
export async function tellOwner(
  work: Work,
  accountId: number,
  news: Readonly<Record<Language, EntryNews>>,
): Promise<void> {
  const person = await findPerson(work.db, accountId);
  if (!person?.email) return;
  const { texts, name, language } = lettersFor(person);
  const url = work.services.publicUrl + accountPaths[person.kind as OwnKind].settings;
  const letter = texts.entryChanged({ ...news[language], name, at: showInstant(work.now), url });
  work.enqueue(sendMail, mailOf(person.email, language, letter));
}
