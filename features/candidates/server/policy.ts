import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";

export const may = {
  /** What a person shows in other communities too is not for one community's administrators to change. */
  editAccount: (candidate: { readonly is_elsewhere: boolean }): true | ErrorCode =>
    candidate.is_elsewhere ? commonErrors.FORBIDDEN_OPERATION : true,
};
