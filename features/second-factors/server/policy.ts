import { type Account, isContractor, type Member } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { PASSKEYS_AT_MOST } from "../contract/limits.ts";

export const may = {
  addPasskey: (registered: number): Verdict =>
    registered < PASSKEYS_AT_MOST || secondFactorErrors.ERROR_PASSKEYS_FULL,

  /** The last factor stays as long as a community demands one of this person; that of an operator always stays. */
  beWithoutSecondFactor: ({ kind }: Pick<Account, "kind">, demandedBy: readonly unknown[]): Verdict => {
    if (kind === "operator") return secondFactorErrors.ERROR_SECOND_FACTOR_OF_OPERATOR;
    return demandedBy.length === 0 || secondFactorErrors.ERROR_SECOND_FACTOR_KEPT;
  },

  /** Whoever demands it of others must have one, so as not to lock themselves out. */
  demandSecondFactor: (hasOwn: boolean): Verdict => hasOwn || secondFactorErrors.ERROR_SECOND_FACTOR_FIRST,

  /** It protects every administrator's account, so only the contractor, who appoints administrators, may end it. */
  stopDemanding: (member: Pick<Member, "role">): Verdict =>
    isContractor(member) || secondFactorErrors.ERROR_SECOND_FACTOR_CONTRACTOR,
};
