import { hasEnded } from "#kit/contract/membership-state.ts";
import {
  isAdministrator,
  isContractor,
  type Member,
  type MembershipState,
} from "#kit/server/access/actor.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";

type Standing = Pick<Member, "role"> & { readonly state: MembershipState };

/** A candidate is corrected where they are decided about; of somebody who has left nothing is stored to correct. */
const isHere = ({ state }: Standing): boolean => state !== "under_review" && !hasEnded(state);

/** Lets administrators correct what is known of a person; administrators' own details are the contractor's to correct. */
export const mayEditPerson = (by: Pick<Member, "role">, person: Standing): Verdict =>
  when(isHere(person) && (isContractor(by) || !isAdministrator(person)));
