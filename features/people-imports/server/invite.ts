import { countPlaces, lockCommunity } from "#features/communities/server/index.ts";
import { invitePeople } from "#features/employees/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { BulkAct, BulkRow } from "#kit/server/bulk/bulk-act.ts";
import { bulkJob } from "#kit/server/bulk/bulk-job.ts";
import { inviteImported } from "../contract/calls.ts";
import { inviteAlumniRows } from "./invite-alumni.ts";
import { may } from "./policy.ts";
import { findStaged, markInvited, type StagedRow } from "./staged-rows.sql.ts";

type Row = BulkRow & { readonly staged: StagedRow };

export const inviteAct = { kind: inviteImported.act, subject: "importedRow" } as const;

/** Mails people whom an import has entered, as far as the community has places for them. */
export const invitingImported: BulkAct<Row> = {
  rows: async (db, communityId, ids) =>
    (await findStaged(db, communityId, ids)).map((staged) => ({
      id: staged.id,
      number: staged.number,
      name: staged.name,
      email: staged.values.email ?? null,
      changed_at: new Date(0),
      owner: staged.membership_id,
      staged,
    })),
  exclude: ({ staged }) => may.beInvited(staged),
  places: countPlaces,
  lock: lockCommunity,
  act: async (work, actor, rows) => {
    const staged = rows.map((row) => row.staged);
    const alumni = staged.filter(({ kind }) => kind === "alumni");
    if (alumni.length > 0)
      await inviteAlumniRows(
        work,
        actor,
        alumni.map(({ values }) => values),
      );
    invitePeople(
      work,
      actor.membershipId,
      staged.flatMap(({ membership_id, present }) =>
        membership_id && present ? [{ membershipId: membership_id, state: present.state }] : [],
      ),
    );
    await markInvited(work.db, actor.communityId, idsOf(rows), work.now);
  },
};

export const inviteJob = bulkJob(inviteAct, invitingImported);
