import { commonErrors } from "#kit/contract/errors.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { operatorCommunityErrors } from "../contract/errors.ts";

export const may = {
  /** Whoever has joined holds the contract, and hands it over themselves. */
  inviteContractor: (present: { readonly hasJoined: boolean } | undefined): Verdict =>
    !present?.hasJoined || operatorCommunityErrors.ERROR_CONTRACTOR_JOINED,

  /** A community that is closing stays suspended. */
  resume: (isClosing: boolean): Verdict => !isClosing || commonErrors.ERROR_STATUS_HAS_CHANGED,
};
