import type { AccountKind } from "#kit/server/access/actor.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";

/**
 * An account has been closed for good; its row remains without anything about the person, since posts point to it. Every
 * feature removes what it keeps about them. `email` is the address it had.
 */
export const accountClosed = domainEvent<{
  readonly accountId: number;
  readonly kind: AccountKind;
  readonly email: string;
}>("accountClosed");

/** Sessions of the account have been ended for its safety; whoever is on the way into it does not arrive either. */
export const sessionsEnded = domainEvent<{ readonly accountId: number }>("sessionsEnded");

/** Somebody who sets a new password gives up these linked services with the old one. */
export const linkedServicesGivenUp = domainEvent<{
  readonly accountId: number;
  readonly providers: readonly string[];
}>("linkedServicesGivenUp");

/**
 * The account that was made for inviting an address, and that nobody has used, is about to give way to the one whose
 * owner has shown that the address is theirs. Whoever hangs something on it hands it over now; then it is deleted.
 */
export const unusedAccountYields = domainEvent<{
  readonly unusedAccountId: number;
  readonly accountId: number;
}>("unusedAccountYields");
