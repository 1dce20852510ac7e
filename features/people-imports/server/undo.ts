import { deleteAbandoned } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { describePerson, revokeOpenInvitation } from "#features/employees/server/index.ts";
import { lockInvitees, revokeAlumni } from "#features/invitations/server/index.ts";
import { deleteMemberships } from "#features/memberships/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { BulkAct, BulkRow } from "#kit/server/bulk/bulk-act.ts";
import { bulkJob } from "#kit/server/bulk/bulk-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { undoImport } from "../contract/calls.ts";
import { may } from "./policy.ts";
import {
  findStaged,
  lockAccountsEntered,
  lockEntered,
  markUndone,
  type StagedRow,
} from "./staged-rows.sql.ts";

type Row = BulkRow & { readonly staged: StagedRow };

export const undoAct = { kind: undoImport.act, subject: "importedRow" } as const;

const invitationsOf = (rows: readonly StagedRow[]) => rows.flatMap(({ invitation }) => invitation?.id ?? []);

/** Deletes people whom the import has entered for the first time and restores others. Mailed links become void. */
async function revert(work: Work, communityId: number, rows: readonly StagedRow[]): Promise<void> {
  const ids = invitationsOf(rows.filter(({ invited_at }) => invited_at !== null));
  if (ids.length > 0) await revokeAlumni(work.db, { communityId, ids }, work.now);
  const added = rows.filter(({ before, membership_id }) => before === null && membership_id !== null);
  await deleteMemberships(
    work.db,
    added.flatMap(({ membership_id }) => membership_id ?? []),
  );
  const unused = added.flatMap(({ account_id, activated_at }) => (activated_at ? [] : (account_id ?? [])));
  if (unused.length > 0) await deleteAbandoned(work.db, unused);
  for (const { before, membership_id: membershipId, verdict } of rows) {
    if (before === null || membershipId === null) continue;
    if (verdict === "new") await revokeOpenInvitation(work.db, membershipId, work.now);
    await describePerson(work, { membershipId, state: before.state }, before);
  }
}

const act: BulkAct<Row> = {
  rows: async (db, communityId, ids) =>
    (await findStaged(db, communityId, ids)).map((staged) => ({
      id: staged.id,
      number: staged.number,
      name: staged.name,
      email: null,
      changed_at: new Date(0),
      owner: staged.before === null ? null : staged.membership_id,
      staged,
    })),
  exclude: ({ staged }) => may.beUndone(staged),
  lock: async (db, communityId, ids) => {
    // Somebody registering at this moment is waited for, and stays.
    await lockAccountsEntered(db, communityId, ids);
    await lockCommunity(db, communityId);
    await lockEntered(db, communityId, ids);
    const invitations = invitationsOf(await findStaged(db, communityId, ids));
    if (invitations.length > 0) await lockInvitees(db, communityId, invitations);
  },
  act: async (work, { communityId }, rows) => {
    await revert(
      work,
      communityId,
      rows.map(({ staged }) => staged),
    );
    await markUndone(work.db, communityId, idsOf(rows), work.now);
  },
};

export const undoJob = bulkJob(undoAct, act);
