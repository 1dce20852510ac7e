import { linkTo } from "#kit/contract/link-to.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";

type Addressed = {
  readonly id: number;
  readonly kind: MemberKind;
  readonly state: string;
  readonly management_no: number;
};

const lists = {
  alumnus: "/community/communities/:id/alumnus",
  employee: "/community/communities/:id/community-users",
} as const;

export const peoplePath = (communityId: number, kind: MemberKind): string =>
  linkTo(lists[kind], { id: communityId });

/** Returns the one path at which an administrator views a person. Candidates have their own lists. */
export function personPath(communityId: number, { id, kind, state, management_no: no }: Addressed): string {
  const place = { id: communityId };
  if (state === "under_review")
    return linkTo("/community/communities/:id/alumnus_candidates_waiting_approval", place, { open: no });
  if (state === "rejected")
    return linkTo("/community/communities/:id/alumnus_candidates_waiting_approval/rejected", place, {
      info: no,
    });
  return kind === "alumnus"
    ? linkTo("/community/communities/:id/alumnus/:idAlumni/edit", { ...place, idAlumni: id })
    : linkTo("/community/communities/:id/community-users/:idUser/edit", { ...place, idUser: id });
}
