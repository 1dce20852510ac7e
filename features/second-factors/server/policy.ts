import type { ErrorCode } from "#kit/contract/errors.ts";
import { isContractor, type Member } from "#kit/server/access/actor.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { PASSKEYS_AT_MOST } from "../contract/limits.ts";

export const may = {
  addPasskey: (registered: number): true | ErrorCode =>
    registered < PASSKEYS_AT_MOST || secondFactorErrors.ERROR_PASSKEYS_FULL,

  /** The last one stays as long as a community demands one of this person. */
  beWithoutSecondFactor: (demandedBy: readonly unknown[]): true | ErrorCode =>
    demandedBy.length === 0 || secondFactorErrors.ERROR_SECOND_FACTOR_KEPT,

  /** Who demands it of others has it, and so does not shut themselves out. */
  demandSecondFactor: (hasOwn: boolean): true | ErrorCode =>
    hasOwn || secondFactorErrors.ERROR_SECOND_FACTOR_FIRST,

  /** It protects every administrator's account, so it ends as administrators are appointed: by the contractor. */
  stopDemanding: (member: Pick<Member, "role">): true | ErrorCode =>
    isContractor(member) || secondFactorErrors.ERROR_SECOND_FACTOR_CONTRACTOR,
};
