import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";
import { groupErrors } from "../contract/errors.ts";
import { type Group, groupStatus } from "../contract/views.ts";

/** Policies ask about these facts of a group; `status` is the caller's. */
export type GroupFacts = {
  readonly own: boolean;
  readonly invitationOnly: boolean;
  readonly published: boolean;
  readonly status: number | null;
};

const isOf = (member: Member, group: GroupFacts): boolean => group.own || isAdministrator(member);

/** Administrators look after every group of their community. */
export const seesEveryGroup = (member: Member): boolean => isAdministrator(member);

/** R013, R243. Everybody reads name and information, so people blocked from posting may not write them either. */
export const may = {
  see: (member: Member, group: GroupFacts): boolean =>
    group.published &&
    (!group.invitationOnly ||
      seesEveryGroup(member) ||
      group.own ||
      group.status === groupStatus.invited ||
      group.status === groupStatus.joined),

  create: (member: Member): Verdict =>
    when(!member.postingBlocked && (member.community.group_creation || isAdministrator(member))),

  edit: (member: Member, group: GroupFacts): Verdict => when(isOf(member, group) && !member.postingBlocked),

  delete: (member: Member, group: GroupFacts): Verdict => when(isOf(member, group)),

  /** Joining again does no harm; a creator who has come back to the community needs no invitation. */
  join: (group: GroupFacts): Verdict =>
    when(
      !group.invitationOnly ||
        group.own ||
        group.status === groupStatus.invited ||
        group.status === groupStatus.joined,
    ),

  /** A creator may not leave, so that somebody always looks after the group. */
  leave: (group: GroupFacts): Verdict => !group.own || groupErrors.GROUP_CREATOR_STAYS,
};

export function abilitiesFor(member: Member, group: GroupFacts): Group["abilities"] {
  const joined = group.status === groupStatus.joined;
  return {
    edit: may.edit(member, group) === true,
    delete: may.delete(member, group) === true,
    join: !joined && may.join(group) === true,
    leave: joined && may.leave(group) === true,
  };
}
