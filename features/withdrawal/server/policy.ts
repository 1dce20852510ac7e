import { commonErrors, type ErrorCode, type ErrorParams } from "#kit/contract/errors.ts";
import { type AccountKind, isContractor, type MembershipState, type Role } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import { withdrawalErrors } from "../contract/errors.ts";

type Standing = { readonly role: Role; readonly community_name: string };
type Verdict = true | { readonly error: ErrorCode; readonly params?: ErrorParams };

export const holdsContract = (membership: Pick<Standing, "role">): boolean => isContractor(membership);

export const may = {
  /** Everybody but the contractor, who hands over first and is told where (decisions §3). */
  leave: (memberships: readonly Standing[]): Verdict => {
    const held = memberships.filter(holdsContract);
    if (held.length === 0) return true;
    const communities = held.map(({ community_name }) => community_name).join("、");
    return { error: withdrawalErrors.ERROR_CONTRACTOR_STAYS, params: { communities } };
  },

  /** An operator's account is the provider's and not theirs to delete. */
  leaveService: (kind: AccountKind, memberships: readonly Standing[]): Verdict =>
    kind === "operator" ? { error: commonErrors.ERROR_FORBIDDEN } : may.leave(memberships),
};

const there: readonly MembershipState[] = ["participating", "paused", "under_review"];

/** To others the community is absent; who has only been invited has nothing to leave. */
export const belongs = ({ state }: { readonly state: MembershipState }): boolean => there.includes(state);
export const isCandidate = (state: MembershipState): boolean => state === "under_review";

/** @throws Failure with the verdict's code */
export function assertMay(verdict: Verdict): void {
  if (verdict !== true) throw failure(verdict.error, verdict.params ? { params: verdict.params } : {});
}
