import { lockCommunity } from "#features/communities/server/index.ts";
import { clearFlag } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import {
  bitOf,
  createManagementFlag,
  deleteManagementFlag,
  flagSlots,
  listManagementFlags,
  type ManagementFlag,
  updateManagementFlag,
} from "../contract/calls.ts";
import { flagErrors } from "../contract/errors.ts";
import * as sql from "./management-flags.sql.ts";

const flagView = (
  { id, slot, name, updated_at }: sql.FlagRow,
  carriers: readonly number[],
): ManagementFlag => ({
  id,
  slot,
  name,
  people: carriers[flagSlots.indexOf(slot)] ?? 0,
  updated_at: updated_at.toISOString(),
});

const show = async (db: Db, row: sql.FlagRow) => ({
  data: flagView(row, await sql.countCarriers(db, row.community_id)),
});

/** @throws RECORD_NOT_FOUND for a flag of a community that is not the caller's */
async function loadFlag({ db, enter }: Pick<Context, "db" | "enter">, id: number): Promise<sql.FlagRow> {
  const row = found(await sql.findFlag(db, id));
  await enter(row.community_id);
  return row;
}

const nameTaken = () => failure(flagErrors.ERROR_FLAG_NAME_TAKEN, { field: "name" });

export const managementFlagRoutes = [
  serve(listManagementFlags, async ({ db, member: { communityId } }) => {
    const carriers = await sql.countCarriers(db, communityId);
    const rows = await sql.listFlags(db, communityId);
    return { data: { records: rows.map((row) => flagView(row, carriers)) } };
  }),

  serve(createManagementFlag, async (work, { body: { name, slot } }) => {
    const { db, now } = work;
    const { communityId } = work.member;
    const taken = (await sql.listFlags(db, communityId)).map((row) => row.slot);
    const free = slot ?? flagSlots.find((one) => !taken.includes(one));
    if (await sql.isNameTaken(db, communityId, name)) throw nameTaken();
    const row =
      free && (await sql.insertFlag(db, { community_id: communityId, slot: free, name, updated_at: now }));
    if (!row) throw failure(flagErrors.ERROR_FLAG_TAKEN);
    await recordAct(work, { target: { kind: "flag", id: row.id }, changes: { name: [null, name] } });
    return show(db, row);
  }),

  serve(updateManagementFlag, async (work, { params, body: { name, updated_at } }) => {
    const { db, now } = work;
    const before = await loadFlag(work, params.id);
    if (await sql.isNameTaken(db, before.community_id, name, before.id)) throw nameTaken();
    const seen = updated_at === undefined ? {} : { seen: new Date(updated_at) };
    const row = await sql.renameFlag(db, before.id, name, { ...seen, now });
    if (!row) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await recordAct(work, { target: { kind: "flag", id: row.id }, changes: { name: [before.name, name] } });
    return show(db, row);
  }),

  serve(deleteManagementFlag, async (work, { params }) => {
    const { community_id: communityId } = await loadFlag(work, params.id);
    // Bulk acts lock the rows of people in an order of their own, so this waits for them.
    await lockCommunity(work.db, communityId);
    const row = found(await sql.deleteFlag(work.db, params.id));
    const people = await clearFlag(work.db, row.community_id, bitOf(row.slot));
    await recordAct(work, {
      target: { kind: "flag", id: row.id },
      changes: { name: [row.name, null], people: [people, 0] },
    });
    return { people };
  }),
];
