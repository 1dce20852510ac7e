import { endSessions } from "#features/accounts/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { createSecurityLog } from "#kit/server/security-log.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction, type Work } from "#kit/server/work/work.ts";
import { deleteApp } from "./authenticator-apps.sql.ts";
import { sendFactorLetter } from "./mails.ts";
import { deletePasskeys } from "./passkeys.sql.ts";
import { deleteRecoveryCodes } from "./recovery-codes.sql.ts";
import { findProtectedAccount } from "./second-factors.sql.ts";

/**
 * Serves the provider, once they have made sure who is asking: somebody who has lost every factor and every recovery
 * code can sign in by the password alone again. Every session ends, the owner is told, and the security log records it.
 * Returns false where there is nothing to remove.
 */
export async function removeSecondFactors(
  services: Services,
  kind: MemberKind,
  email: string,
): Promise<boolean> {
  const id = await inTransaction(services, async (work) => {
    const account = await findProtectedAccount(work.db, kind, email);
    if (account) await remove(work, account.id);
    return account?.id;
  });
  if (id === undefined) return false;
  createSecurityLog(services.log).write("secondFactorRemoved", {
    by: "provider",
    outcome: "done",
    call: "npm run remove-second-factors",
    request: "",
    account: id,
    community: null,
    from: "",
  });
  return true;
}

async function remove(work: Work, accountId: number): Promise<void> {
  await deletePasskeys(work.db, accountId);
  await deleteApp(work.db, accountId);
  await deleteRecoveryCodes(work.db, accountId);
  await endSessions(work, accountId, { keepSessionId: null });
  await sendFactorLetter(work, accountId, "removedByProvider");
}
