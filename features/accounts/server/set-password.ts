import { commonErrors } from "#kit/contract/errors.ts";
import { fieldErrors } from "#kit/contract/fields/field-errors.ts";
import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import { fieldFailures } from "#kit/server/failure.ts";
import { mailOf } from "#kit/server/mail/letter.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { accountPaths } from "../contract/paths.ts";
import type { OwnKind } from "../contract/schemas.ts";
import { type Person, updatePassword } from "./accounts.sql.ts";
import { endSessions } from "./end-sessions.ts";
import { lettersFor } from "./letters.ts";
import { voidLinks } from "./links.sql.ts";

/** R204 */
export const unchangedPassword = () =>
  fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
    { message_code: fieldErrors.PASSWORD_UNCHANGED, field: "password" },
  ]);

/**
 * The account as it was locked gets a new password: its other sessions and every link sent before end, a change of
 * address that somebody else may have asked for among them, and its owner is told.
 */
export async function setPassword(
  work: Work,
  person: Person,
  password_hash: string,
  { keepSessionId }: { keepSessionId: number | null },
): Promise<void> {
  await updatePassword(work.db, person.id, password_hash, work.now);
  await voidLinks(work.db, person.id, ["password", "email"], work.now);
  await endSessions(work, person.id, { keepSessionId });
  if (!person.email) return;
  const { texts, name, language } = lettersFor(person);
  const resetUrl = work.services.publicUrl + accountPaths[person.kind as OwnKind].forgotPassword;
  const letter = texts.passwordChanged({ name, at: showInstant(work.now), resetUrl });
  work.enqueue(sendMail, mailOf(person.email, language, letter));
}
