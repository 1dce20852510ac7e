import { isContractor, type Member } from "#kit/server/access/actor.ts";

/** Ordinary administrators read the contract; the contractor acts on it. */
export const may = {
  request: (member: Member, hasOpenRequest: boolean): boolean => isContractor(member) && !hasOpenRequest,
};
