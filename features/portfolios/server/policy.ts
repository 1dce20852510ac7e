import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";
import type { PortfolioOwner } from "./portfolios.sql.ts";

export const may = {
  /** Whoever sees the profile sees the entries that are public; the rest its owner keeps from administrators too. */
  readAll: (member: Pick<Member, "membershipId">, owner: Pick<PortfolioOwner, "membershipId">): boolean =>
    member.membershipId === owner.membershipId,

  edit: (member: Pick<Member, "membershipId">, entry: { readonly membership_id: number }): boolean =>
    member.membershipId === entry.membership_id,

  /** Everybody reads the list, so people blocked from posting may not write into it. */
  addDepartment: (member: Pick<Member, "postingBlocked">): Verdict => when(!member.postingBlocked),
  addDepartmentsWithoutLimit: (member: Pick<Member, "role">): boolean => isAdministrator(member),
};
