import type { AccountKind } from "#kit/contract/account-kind.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { FieldErrorCode } from "#kit/contract/fields/field-errors.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { verifyPassword } from "#kit/server/passwords/passwords.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { accountPaths } from "../contract/paths.ts";
import { type AccountHolder, updatePassword } from "./accounts.sql.ts";
import { endSessions } from "./end-sessions.ts";
import { letters } from "./mails.ts";

/** Somebody who sets a new password unlinks these services with it. */
export const linkedServicesGivenUp = domainEvent<{
  readonly accountId: number;
  readonly providers: readonly string[];
}>("linkedServicesGivenUp");

const refused = (message_code: FieldErrorCode, field: string) =>
  fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [{ message_code, field }]);

/** A password that somebody else may know must not be set again. R204 */
export const unchangedPassword = (field: "password" | "secondary_password" = "password") =>
  refused("PASSWORD_UNCHANGED", field);

type Change = {
  readonly seen: Secondary;
  readonly keepSessionId: number | null;
  /** These linked services end with the old password. */
  readonly unlink?: readonly string[] | undefined;
};

type Secondary = Pick<AccountHolder, "secondary_password_hash">;

/**
 * The sign-in password must differ from the one of the points exchange. This hashes.
 * @throws PASSWORDS_ALIKE on the field `password`
 */
export async function assertNotSecondary(seen: Secondary, password: string): Promise<void> {
  const { secondary_password_hash: hash } = seen;
  if (hash !== null && (await verifyPassword(hash, password))) throw refused("PASSWORDS_ALIKE", "password");
}

/**
 * Sets the password of the locked account: its other sessions and every link sent before end, and its owner is told.
 * @throws ERROR_STATUS_HAS_CHANGED where the second password is no longer the one compared with
 */
export async function setPassword(
  work: Work,
  person: AccountHolder,
  password_hash: string,
  { seen, keepSessionId, unlink = [] }: Change,
): Promise<void> {
  if (person.secondary_password_hash !== seen.secondary_password_hash)
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  await updatePassword(work.db, person.id, password_hash, work.now);
  await endSessions(work, person.id, { keepSessionId });
  if (unlink.length > 0) await work.emit(linkedServicesGivenUp, { accountId: person.id, providers: unlink });
  const resetUrl = work.services.publicUrl + accountPaths[person.kind as AccountKind].forgotPassword;
  sendLetter(work, person, letters, "passwordChanged", { at: formatMinute(work.now), resetUrl });
}
