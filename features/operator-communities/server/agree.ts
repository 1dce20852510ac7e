import { changeContract } from "#features/contracts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { Agreement } from "../contract/calls.ts";

type Parties = { readonly communityId: number; readonly operatorAccountId: number };

/**
 * Changes a contract to what an operator has entered; returns what differs, undefined where nothing does.
 * @throws ERROR_STATUS_HAS_CHANGED where it has been changed since the operator saw it
 */
export function agree(
  work: Work,
  { communityId, operatorAccountId }: Parties,
  { version, plan, renewal_date, ...rest }: Agreement,
): Promise<Changes | undefined> {
  const seen = new Date(version);
  if (Number.isNaN(seen.getTime())) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const to = { ...rest, plan: plan || null, renewal_date: renewal_date || null };
  return changeContract(work, { communityId, to, operatorAccountId, seen });
}
