import { type AccessRule, type AnyCall, namesCommunity } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Access } from "../access/access.ts";
import { type Account, isAdministrator, isContractor, type Member } from "../access/actor.ts";
import { failure } from "../failure.ts";

/** Checks the first half of the access rule: that an account of the right kind is signed in. */
export function assertAccount(access: AccessRule, account: Account | null): void {
  if (access === "public") return;
  if (!account) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  const kind = requiredKind[access];
  const isWrongKind = kind !== undefined && account.kind !== kind;
  const isOperatorElsewhere = account.kind === "operator" && !opensToOperators(access);
  if (isWrongKind || isOperatorElsewhere) throw failure(commonErrors.ERROR_FORBIDDEN);
}

/** An operator is no member of anything: every other call is closed to them. */
const opensToOperators = (access: AccessRule): boolean => access === "operator" || access === "anyAccount";

const requiredKind: Partial<Record<AccessRule, Account["kind"]>> = {
  alumnus: "alumnus",
  employee: "employee",
  operator: "operator",
  alumnusMember: "alumnus",
  employeeMember: "employee",
  administrator: "employee",
  contractor: "employee",
};

/**
 * Checks the second half where the path names the community: that the membership holds the role. Where the path names a
 * row, somebody who holds the role only elsewhere is not told that the row exists.
 */
export function assertRole({ access, path }: AnyCall, member: Member): void {
  if (!carriesRole(access, member))
    throw failure(namesCommunity(path) ? commonErrors.ERROR_FORBIDDEN : commonErrors.RECORD_NOT_FOUND);
}

/**
 * Checks the role for a path that names a row: the account must hold it in some community. This comes before the row is
 * looked up, so that the refusal is the same whether the row exists or not.
 */
export async function assertRoleSomewhere(
  { access: rule, path }: AnyCall,
  account: Account | null,
  access: Access,
): Promise<void> {
  if (!account || namesCommunity(path) || carriesRole(rule, { role: "member" })) return;
  if (!carriesRole(rule, { role: await access.highestRole(account) }))
    throw failure(commonErrors.ERROR_FORBIDDEN);
}

const carriesRole = (rule: AccessRule, holder: Pick<Member, "role">): boolean => {
  if (rule === "administrator") return isAdministrator(holder);
  return rule !== "contractor" || isContractor(holder);
};
