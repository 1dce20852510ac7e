import type { MemberKind } from "#kit/contract/member-kind.ts";

type Addressed = {
  readonly id: number;
  readonly kind: MemberKind;
  readonly state: string;
  readonly management_no: number;
};

const lists = { alumnus: "alumnus", employee: "community-users" } as const;

const office = (communityId: number | string): string => `/community/communities/${communityId}`;
/** The list that the people of the kind stand in. */
export const peoplePath = (communityId: number, kind: MemberKind): string =>
  `${office(communityId)}/${lists[kind]}`;

/** Where an administrator looks at a person: the one place that says so. Candidates are decided upon in their own list. */
export function personPath(communityId: number, { id, kind, state, management_no: no }: Addressed): string {
  if (state === "under_review")
    return `${office(communityId)}/alumnus_candidates_waiting_approval?open=${no}`;
  return `${peoplePath(communityId, kind)}/${id}/edit`;
}

/** Where files of people are imported; one of them, at one of its steps. */
export const importsPath = (communityId: number | string): string =>
  `${office(communityId)}/general_user_upload`;
