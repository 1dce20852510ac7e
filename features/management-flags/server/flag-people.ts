import { setFlags } from "#features/memberships/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { bitOf, type FlagSlot } from "../contract/calls.ts";
import { flagErrors } from "../contract/errors.ts";
import { holdFlags } from "./management-flags.sql.ts";

type Marks = { readonly add: readonly FlagSlot[]; readonly remove: readonly FlagSlot[] };
const bitsOf = (slots: readonly FlagSlot[]): number => slots.reduce((bits, slot) => bits | bitOf(slot), 0);

/**
 * Marks people of the community by flags that have a name, which nobody deletes meanwhile; answers who is marked otherwise
 * now, and how they were.
 * @throws ERROR_FLAG_GONE for a flag to be added that is not there any more
 */
export async function flagPeople(
  { db }: Pick<Work, "db">,
  communityId: number,
  membershipIds: readonly number[],
  { add, remove }: Marks,
) {
  const held = await holdFlags(db, communityId, add);
  if (add.some((slot) => !held.includes(slot))) throw failure(flagErrors.ERROR_FLAG_GONE);
  return setFlags(db, communityId, membershipIds, { add: bitsOf(add), remove: bitsOf(remove) });
}
