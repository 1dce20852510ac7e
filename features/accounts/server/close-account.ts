import type { AccountKind } from "#kit/server/access/actor.ts";
import { forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import type { Work } from "#kit/server/work/work.ts";
import { eraseAccount, type Person } from "./accounts.sql.ts";
import { accountClosed } from "./events.ts";

/**
 * Ends the account as it was locked and leaves nothing in it about its owner: the address is free again. Sessions and
 * links go with it, and with them every socket, by the database's own hand (`account_deleted`).
 */
export async function closeAccount(work: Work, { id, kind, email }: Person): Promise<void> {
  await eraseAccount(work.db, id, work.now);
  if (email) await forgetAddress(work, email);
  await work.emit(accountClosed, { accountId: id, kind: kind as AccountKind, email: email ?? "" });
  work.afterCommit(() => work.services.access.forgetAccount(id));
}
