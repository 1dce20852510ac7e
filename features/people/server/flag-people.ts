import { lockCommunity } from "#features/communities/server/index.ts";
import { bitOf, type FlagSlot, flagSlots, slotsOf } from "#features/management-flags/contract/calls.ts";
import { flagErrors } from "#features/management-flags/contract/errors.ts";
import { listFlags } from "#features/management-flags/server/index.ts";
import { type ActedUpon, listActedUpon, updateFlags } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Undone } from "#kit/server/bulk/bulk-acts.sql.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { countFlagged, flagPeople } from "../contract/flag-people.ts";
import { countFlags, listFlagsAround } from "./flag-people.sql.ts";
import { whyNotFlag } from "./policy.ts";

/** Names flags by id; for undoing, those that the other act has changed. */
type FlagChange = {
  readonly add: readonly number[];
  readonly remove: readonly number[];
  readonly undoes?: number | undefined;
};
type FlagInput = {
  readonly db: Db;
  readonly communityId: number;
  readonly body: { readonly [K in "add" | "remove" | "set"]?: readonly number[] | undefined };
  readonly undone: Undone | undefined;
};
type Row = ActedUpon & {
  /** These flags they will carry; it is null where one of them is gone. */
  readonly becomes: number | null;
  /** Somebody has changed their flags since the act that is to be undone. */
  readonly isOvertaken: boolean;
};

const bitsOf = (slots: readonly FlagSlot[]): number => slots.reduce((bits, slot) => bits | bitOf(slot), 0);

/** @throws ERROR_FLAG_GONE for a flag that no longer exists, RECORD_NOT_FOUND for an act of another kind */
const flagChangeOf =
  (kind: MemberKind) =>
  async ({ db, communityId, body, undone }: FlagInput): Promise<FlagChange> => {
    const { set, add = set ?? [], remove = [] } = body;
    if (undone) {
      if (undone.kind !== flagPeople[kind].kind) throw failure(commonErrors.RECORD_NOT_FOUND);
      return { ...(undone.input as FlagChange), undoes: undone.id };
    }
    const ids = (await listFlags(db, communityId)).map((flag) => flag.id);
    if ([...add, ...remove, ...(set ?? [])].some((one) => !ids.includes(one)))
      throw failure(flagErrors.ERROR_FLAG_GONE);
    return { add, remove: set ? ids.filter((one) => !set.includes(one)) : remove };
  };

/** Computes the flags that people would carry, of those that exist. */
const rowsOf =
  (kind: MemberKind) => async (db: Db, communityId: number, ids: readonly number[], change: FlagChange) => {
    const { add, remove, undoes } = change;
    const people = await listActedUpon(kind)(db, communityId, ids);
    const slots = new Map((await listFlags(db, communityId)).map(({ id, slot }) => [id, slot]));
    const bitsIn = (flags: readonly number[]) => bitsOf(flags.flatMap((flag) => slots.get(flag) ?? []));
    const touched = [...add, ...remove];
    if (undoes === undefined) {
      const isGone = touched.some((flag) => !slots.has(flag));
      return people.map((person) => ({
        ...person,
        becomes: isGone ? null : (person.flags & ~bitsIn(remove)) | bitsIn(add),
        isOvertaken: false,
      }));
    }
    const bits = bitsIn(touched);
    const flagsAround = await listFlagsAround(db, { communityId, bulkActId: undoes }, ids);
    return people.map((person): Row => {
      const [before, after] = (flagsAround.get(person.id) ?? [null, null]).map((at) =>
        at ? bitsOf(at) : person.flags,
      ) as [number, number];
      return {
        ...person,
        becomes: bits === 0 ? null : (person.flags & ~bits) | (before & bits),
        isOvertaken: ((person.flags ^ after) & bits) !== 0,
      };
    });
  };

const flagging = (kind: MemberKind) =>
  serveBulk(flagPeople[kind], {
    input: flagChangeOf(kind),
    rows: rowsOf(kind),
    exclude: whyNotFlag,
    // Deleting a flag waits for this lock too.
    lock: lockCommunity,
    act: async ({ db }, { communityId }, people) => {
      const now = people.map(({ id, flags, becomes }) => ({ id, before: flags, flags: becomes ?? flags }));
      await updateFlags(db, communityId, now);
      return new Map(
        now.map(({ id, before, flags }) => [
          id,
          { changes: { flags: [slotsOf(before), slotsOf(flags)] as const } },
        ]),
      );
    },
  });

export const flagsOnPeople = (["alumnus", "employee"] as const).map(flagging);

export const countFlaggedRoute = serve(countFlagged, async ({ db, member: { communityId } }) => {
  const rows = await countFlags(db, communityId);
  const carriers = (slot: FlagSlot, kind: string) =>
    rows
      .filter((row) => row.kind === kind && (row.flags & bitOf(slot)) !== 0)
      .reduce((sum, { people }) => sum + people, 0);
  const records = flagSlots.map((slot) => ({
    slot,
    alumni: carriers(slot, "alumnus"),
    employees: carriers(slot, "employee"),
  }));
  return { data: { records } };
});
