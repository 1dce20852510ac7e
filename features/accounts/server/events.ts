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
