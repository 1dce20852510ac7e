import { type Access, needsCommunity } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { type Account, isAdministrator, isContractor, type Member } from "../access/actor.ts";
import { failure } from "../failure.ts";

/** The first half of the access rule: is the right kind of account signed in? */
export function assertAccount(access: Access, account: Account | null): void {
  if (access === "public") return;
  if (!account) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  const kind = requiredKind[access];
  const wrongKind = kind !== undefined && account.kind !== kind;
  const operatorInside = needsCommunity(access) && account.kind === "operator";
  if (wrongKind || operatorInside) throw failure(commonErrors.ERROR_FORBIDDEN);
}

const requiredKind: Partial<Record<Access, Account["kind"]>> = {
  alumnus: "alumnus",
  employee: "employee",
  operator: "operator",
  alumnusMember: "alumnus",
  employeeMember: "employee",
  administrator: "employee",
  contractor: "employee",
};

/** The second half: does the membership carry the role? */
export function assertRole(access: Access, member: Member): void {
  if (access === "administrator" && !isAdministrator(member)) throw failure(commonErrors.ERROR_FORBIDDEN);
  if (access === "contractor" && !isContractor(member)) throw failure(commonErrors.ERROR_FORBIDDEN);
}
