import type { AccountKind } from "#kit/contract/account-kind.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { sessionErrors } from "../contract/errors.ts";

export const may = {
  /** An operator reaches every community, so a password alone never lets one in. */
  enterWithoutSecondFactor: (kind: AccountKind): Verdict =>
    kind !== "operator" || sessionErrors.ERROR_OPERATOR_SET_UP,
};
