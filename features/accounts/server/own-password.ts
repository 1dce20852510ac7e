import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { checkOwnPassword } from "#kit/server/passwords/guard-password.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { accountErrors } from "../contract/errors.ts";
import { type AccountHolder, findPerson, lockPerson } from "./accounts.sql.ts";
import { may } from "./policy.ts";
import { findSessionStart } from "./sessions.sql.ts";

export const wrongPassword = () =>
  failure(accountErrors.ERROR_CURRENT_PASSWORD, { field: "current_password" });

type Caller = Pick<Context, "db" | "request" | "services" | "now"> & { readonly account: Account };

/**
 * Asks for the password again before an act that only the owner may do. It hashes, so call it outside a transaction.
 * @throws ERROR_CURRENT_PASSWORD on the field `current_password`, ERROR_TOO_MANY_PASSWORDS
 */
export async function askPasswordAgain(context: Caller, password: string): Promise<AccountHolder> {
  const person = await findPerson(context.db, context.account.accountId);
  if (!person) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  if (!(await checkOwnPassword(context, person, password))) throw wrongPassword();
  return person;
}

/**
 * Asks for the password, or for a session that has just begun where the account has none.
 * @throws REQUIRED or ERROR_CURRENT_PASSWORD on the field `current_password`, ERROR_TOO_MANY_PASSWORDS,
 * ERROR_SIGN_IN_AGAIN
 */
export async function confirmOwner(context: Caller, password: string | undefined): Promise<AccountHolder> {
  const person = await findPerson(context.db, context.account.accountId);
  if (!person) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  if (person.password_hash === null) {
    const start = await findSessionStart(context.db, context.account.sessionId);
    assertMay(may.goWithoutPassword(start, context.now));
    return person;
  }
  if (!password)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
      { message_code: "REQUIRED", field: "current_password" },
    ]);
  return askPasswordAgain(context, password);
}

/** Locks the account and returns it, if its password has not changed since `seen` was read. */
export async function lockUnchanged(db: Context["db"], seen: AccountHolder): Promise<AccountHolder> {
  const person = await lockPerson(db, seen.id);
  if (!person) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  if (person.password_hash !== seen.password_hash) throw wrongPassword();
  return person;
}
