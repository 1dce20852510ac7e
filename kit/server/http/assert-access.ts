import {
  type Access as AccessRule,
  type AnyCall,
  namesCommunity,
  needsCommunity,
} from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Access } from "../access/access.ts";
import { type Account, isAdministrator, isContractor, type Member } from "../access/actor.ts";
import { failure } from "../failure.ts";

/** The first half of the access rule: is the right kind of account signed in? */
export function assertAccount(access: AccessRule, account: Account | null): void {
  if (access === "public") return;
  if (!account) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  const kind = requiredKind[access];
  const wrongKind = kind !== undefined && account.kind !== kind;
  const operatorInside = needsCommunity(access) && account.kind === "operator";
  if (wrongKind || operatorInside) throw failure(commonErrors.ERROR_FORBIDDEN);
}

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
 * The second half where the path names the community: does the membership carry the role? Where it names a row, whoever
 * holds the role elsewhere alone is told nothing of the row.
 */
export function assertRole({ access, path }: AnyCall, member: Member): void {
  if (!carriesRole(access, member))
    throw failure(namesCommunity(path) ? commonErrors.ERROR_FORBIDDEN : commonErrors.RECORD_NOT_FOUND);
}

/**
 * For a path that names a row: does the account carry the role anywhere? Asked before the row is looked for, so that a
 * refusal is the same for rows that exist and rows that do not.
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
