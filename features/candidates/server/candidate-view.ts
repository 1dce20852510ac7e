import {
  changedAt,
  type DescribedRow,
  detailsOf,
  mayEditAccount,
  questionsOf,
} from "#features/memberships/server/index.ts";
import type { LastChange } from "#kit/contract/last-change.ts";
import type { Alike, CandidateView } from "../contract/calls.ts";

type CandidateFacts = {
  readonly mailReturnedSince: Date | null;
  readonly alike: readonly Alike[];
  readonly rejectedBefore: { readonly rejected_at: Date; readonly reason: string } | undefined;
  readonly lastChange: LastChange;
};

export const candidateView = (
  row: DescribedRow,
  { mailReturnedSince, alike, rejectedBefore, lastChange }: CandidateFacts,
): CandidateView => ({
  ...detailsOf(row),
  id: row.id,
  management_no: row.management_no,
  email: row.email,
  mail_returned_since: mailReturnedSince?.toISOString() ?? null,
  invited_by: row.invited_by,
  applied_at: row.applied_at.toISOString(),
  updated_at: changedAt(row).toISOString(),
  additional_information: questionsOf(row),
  alike: [...alike],
  rejected_before: rejectedBefore
    ? { ...rejectedBefore, rejected_at: rejectedBefore.rejected_at.toISOString() }
    : null,
  last_change: lastChange,
  abilities: { edit_account: mayEditAccount(row) },
});
