import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import { hasEnded } from "#kit/contract/membership-state.ts";
import { type CommunityAccess, isAdministrator, type MembershipState, type Role } from "./actor.ts";

type Standing = Pick<CommunityAccess, "is_private" | "is_daiko"> & {
  readonly state: MembershipState;
  readonly role: Role;
  /** The provider has suspended the community since this time. */
  readonly suspended_at: Date | null;
};

/** Returns why the membership may not enter its community, whatever the network address; undefined where it may. */
export function refuseEntry(row: Standing): ErrorCode | undefined {
  if (row.state === "not_participating" || hasEnded(row.state)) return commonErrors.RECORD_NOT_FOUND;
  if (row.state !== "participating") return commonErrors.ERROR_NOT_PARTICIPATING;
  if (row.suspended_at) return commonErrors.ERROR_COMMUNITY_SUSPENDED;
  const onlyAdministrators = row.is_private || row.is_daiko;
  return onlyAdministrators && !isAdministrator(row) ? commonErrors.ERROR_NOT_PARTICIPATING : undefined;
}
