import type { Member } from "#kit/server/access/actor.ts";
import { abilityTable } from "./ability-table.ts";
import { readsJobOffers } from "./policy.ts";

export type ViewerValues = ReturnType<typeof viewerValues>;

/** What every statement needs to know of the one who reads; named as in the SQL. */
export const viewerValues = (member: Member, now: Date) => ({
  community: member.communityId,
  member: member.membershipId,
  ...abilityTable(member),
  jobOffers: readsJobOffers(member),
  now,
});
