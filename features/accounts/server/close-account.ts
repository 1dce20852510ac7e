import type { AccountKind } from "#kit/server/access/actor.ts";
import { forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { type AccountHolder, eraseAccount } from "./accounts.sql.ts";

/**
 * An account has been closed for good. Its row stays without personal data, since posts refer to it; every feature
 * removes what it stores about the person. `email` is the address it had.
 */
export const accountClosed = domainEvent<{
  readonly accountId: number;
  readonly kind: AccountKind;
  readonly email: string;
}>("accountClosed");

/**
 * Closes the locked account and erases its owner's data, so that the address is free again. The trigger
 * `account_deleted` ends its sessions and links, and thereby every socket.
 */
export async function closeAccount(
  work: Work,
  { id, kind, email }: Pick<AccountHolder, "id" | "kind" | "email">,
): Promise<void> {
  await eraseAccount(work.db, id, work.now);
  if (email) await forgetAddress(work, email);
  await work.emit(accountClosed, { accountId: id, kind: kind as AccountKind, email: email ?? "" });
  work.afterCommit(() => work.services.access.forgetAccount(id));
}
