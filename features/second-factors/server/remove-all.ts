import { endSessions } from "#features/accounts/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Work } from "#kit/server/work/work.ts";
import { deleteApp } from "./authenticator-apps.sql.ts";
import { tellOwner } from "./mails.ts";
import { deletePasskeys } from "./passkeys.sql.ts";
import { deleteRecoveryCodes } from "./recovery-codes.sql.ts";
import { findProtectedAccount } from "./second-factors.sql.ts";

/**
 * For the provider, once they have made sure who is asking: somebody who has lost every factor and every recovery code
 * logs in by the password alone again. Every session ends and the owner is told. False where there is nothing to remove.
 */
export async function removeSecondFactors(work: Work, kind: MemberKind, email: string): Promise<boolean> {
  const account = await findProtectedAccount(work.db, kind, email);
  if (!account) return false;
  await deletePasskeys(work.db, account.id);
  await deleteApp(work.db, account.id);
  await deleteRecoveryCodes(work.db, account.id);
  await endSessions(work, account.id, { keepSessionId: null });
  await tellOwner(work, account.id, "removedByProvider");
  return true;
}
