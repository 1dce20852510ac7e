import { isContractor, type Member, type Role } from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";
import { administratorErrors } from "../contract/errors.ts";

type Standing = { readonly membership_id: number; readonly role: Role; readonly state: string };
type Offer = { readonly from_membership_id: number; readonly to_membership_id: number };

const isOwn = (member: Member, one: Standing): boolean => one.membership_id === member.membershipId;

/** Only the contractor decides who administrates. R437, R494 */
export const may = {
  edit: (member: Member, one: Standing): Verdict => when(isContractor(member) || isOwn(member, one)),

  remove: (member: Member, one: Pick<Standing, "role">): Verdict =>
    isContractor(one) ? administratorErrors.ERROR_CONTRACTOR_REMAINS : when(isContractor(member)),

  offer: (member: Member, one: Standing): Verdict => {
    if (!isContractor(member)) return when(false);
    const canTakeOver = one.role === "ordinary" && one.state === "participating";
    return canTakeOver || administratorErrors.ERROR_CONTRACT_OFFER_TO;
  },

  accept: (member: Member, offer: Offer): Verdict =>
    offer.to_membership_id === member.membershipId || administratorErrors.ERROR_CONTRACT_OFFER_GONE,

  cancel: (member: Member, offer: Offer): Verdict =>
    [offer.from_membership_id, offer.to_membership_id].includes(member.membershipId) ||
    isContractor(member) ||
    administratorErrors.ERROR_CONTRACT_OFFER_GONE,
};
