import { communityPath } from "#kit/contract/area.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";

type Addressed = {
  readonly id: number;
  readonly kind: MemberKind;
  readonly state: string;
  readonly management_no: number;
};

const lists = { alumnus: "alumnus", employee: "community-users" } as const;

const office = (communityId: number | string): string => communityPath("community", communityId);
export const peoplePath = (communityId: number, kind: MemberKind): string =>
  `${office(communityId)}/${lists[kind]}`;

export const rejectionsPath = (communityId: number | string): string =>
  `${office(communityId)}/alumnus_candidates_waiting_approval/rejected`;

/** Returns the one path at which an administrator views a person. Candidates have their own lists. */
export function personPath(communityId: number, { id, kind, state, management_no: no }: Addressed): string {
  if (state === "under_review")
    return `${office(communityId)}/alumnus_candidates_waiting_approval?open=${no}`;
  if (state === "rejected") return `${rejectionsPath(communityId)}?info=${no}`;
  return `${peoplePath(communityId, kind)}/${id}/edit`;
}

export const importsPath = (communityId: number | string): string =>
  `${office(communityId)}/general_user_upload`;
