import { isMemberEmail } from "#features/memberships/server/index.ts";
import type { ErrorCode } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { turnoverErrors } from "../contract/errors.ts";
import { isInvited } from "./turnovers.sql.ts";

type Address = {
  readonly communityId: number;
  /** The person of this membership is to be invited there. */
  readonly membershipId: number;
  readonly email: string;
  readonly work: string | null;
};

/** Says why the person cannot be invited at the address; only what the office may know of its own community. */
export async function addressFault(
  db: Db,
  { communityId, membershipId, email, work }: Address,
): Promise<ErrorCode | undefined> {
  if (email === work) return turnoverErrors.ERROR_TURNOVER_WORK_ADDRESS;
  if (await isMemberEmail(db, { communityId, kind: "alumnus", email }))
    return turnoverErrors.ERROR_TURNOVER_ALUMNUS_HERE;
  if (await isMemberEmail(db, { communityId, kind: "employee", email }))
    return turnoverErrors.ERROR_TURNOVER_EMPLOYEE_HERE;
  if (await isInvited(db, communityId, email, membershipId))
    return turnoverErrors.ERROR_TURNOVER_INVITED_HERE;
  return undefined;
}
