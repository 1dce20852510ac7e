import { commonErrors } from "#kit/contract/errors.ts";
import { isAdministrator, type Member, type MembershipState } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";

type Viewer = Pick<Member, "role">;
type Seen = {
  readonly id: number;
  readonly state: MembershipState;
  readonly is_profile_public: boolean;
};

export const may = {
  /** Each kind of account has its own path to the profile. */
  readOwnProfileAs: (member: Pick<Member, "kind">, type: "alumnus" | "users"): Verdict =>
    member.kind === (type === "alumnus" ? "alumnus" : "employee") || commonErrors.ERROR_FORBIDDEN,

  /** Only administrators find paused members; nobody finds people who have left or are not members yet. */
  findPaused: (member: Viewer): boolean => isAdministrator(member),
  findProfile: (member: Viewer, { state }: Seen): boolean =>
    state === "participating" || (state === "paused" && may.findPaused(member)),

  /** Profiles have more than name and picture. */
  readHiddenProfiles: (member: Viewer): boolean => isAdministrator(member),
  readProfile: (member: Viewer & Pick<Member, "membershipId">, { id, is_profile_public }: Seen): boolean =>
    is_profile_public || id === member.membershipId || may.readHiddenProfiles(member),
};
