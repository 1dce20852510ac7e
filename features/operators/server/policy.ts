import type { Verdict } from "#kit/server/verdict.ts";
import { operatorErrors } from "../contract/errors.ts";

type LinkFacts = { readonly expiresAt: Date; readonly isUsed: boolean };
type OperatorFacts = { readonly id: number; readonly activated_at: Date | null };

export const may = {
  /** Lets the holder of a link use it once while it is valid; `isTaken` means the first operator exists by now. */
  openLink: (link: LinkFacts | undefined, isTaken: boolean, now: Date): Verdict => {
    if (!link) return operatorErrors.ERROR_OPERATOR_LINK_UNKNOWN;
    if (link.isUsed) return operatorErrors.ERROR_OPERATOR_LINK_USED;
    if (isTaken) return operatorErrors.ERROR_OPERATOR_LINK_CLOSED;
    return link.expiresAt > now || operatorErrors.ERROR_OPERATOR_LINK_EXPIRED;
  },

  invite: (known: OperatorFacts | undefined): Verdict =>
    !known?.activated_at || operatorErrors.ERROR_OPERATOR_ALREADY,

  /** Somebody has to remain who can look after the communities; who is only invited cannot yet. */
  remove: (operator: OperatorFacts, active: readonly OperatorFacts[]): Verdict =>
    active.some(({ id }) => id !== operator.id) || operatorErrors.ERROR_LAST_OPERATOR,
};
