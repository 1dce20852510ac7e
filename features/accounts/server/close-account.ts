import type { AccountKind } from "#kit/server/access/actor.ts";
import { forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { eraseAccount, type Person } from "./accounts.sql.ts";

/**
 * An account has been closed for good; its row remains without anything about the person, since posts point to it. Every
 * feature removes what it keeps about them. `email` is the address it had.
 */
export const accountClosed = domainEvent<{
  readonly accountId: number;
  readonly kind: AccountKind;
  readonly email: string;
}>("accountClosed");

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
