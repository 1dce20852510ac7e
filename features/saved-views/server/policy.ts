import { isContractor, type Member } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";

export type ViewFacts = { readonly membership_id: number; readonly is_shared: boolean };

const isOwn = (member: Member, view: ViewFacts): boolean => view.membership_id === member.membershipId;

export const may = {
  see: (member: Member, view: ViewFacts): boolean => view.is_shared || isOwn(member, view),
  /** A shared view stays when its owner has left; then the contractor looks after it. */
  edit: (member: Member, view: ViewFacts): Verdict =>
    when(isOwn(member, view) || (view.is_shared && isContractor(member))),
};
