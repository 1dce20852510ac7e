import { describeAccount } from "#features/accounts/server/index.ts";
import { type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import { detailsSchema } from "#features/member-details/contract/details-schema.ts";
import {
  accountFields,
  keptAccount,
  keptAnswers,
  keptRegistration,
} from "#features/member-details/contract/kept.ts";
import { describeMembership, findReservedNames } from "#features/memberships/server/index.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { assertFields, withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve } from "#kit/server/http/serve.ts";
import { stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { editCandidate, showCandidate } from "../contract/calls.ts";
import { candidateView, changedAt, detailsOf, editForm, questionsOf } from "./candidate-view.ts";
import { type CandidateRow, findCandidate } from "./candidates.sql.ts";
import { may } from "./policy.ts";

/** Who has been handled is no candidate any more and is not found. */
async function loadCandidate(db: Db, communityId: number, managementNo: number): Promise<CandidateRow> {
  const row = await findCandidate(db, communityId, managementNo);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  return row;
}

const show = async (work: Pick<Work, "db" | "services">, row: CandidateRow) => ({
  data: candidateView(row, row.email ? await stoppedSince(work, row.email) : null),
});

/** What was given in place of what is there; what is left out stays. */
async function checkEdit(
  db: Db,
  communityId: number,
  row: CandidateRow,
  given: Partial<Details>,
): Promise<Details> {
  const form = editForm(row);
  const edited = prepareDetails({ ...detailsOf(row), ...given }, form);
  const checked = await assertFields(detailsSchema(form), edited, async () => [
    ...(await findJobTypeFaults(db, edited)),
    ...(await findReservedNames(db, communityId, { display_name: edited.display_name })),
  ]);
  return prepareDetails(checked, form);
}

const changesAccount = (before: Details, after: Details): boolean =>
  accountFields.some((field) => before[field] !== after[field]);

export const editCandidateRoutes = [
  serve(showCandidate, async ({ db, member, services }, { params }) =>
    show({ db, services }, await loadCandidate(db, member.communityId, params.management_no)),
  ),

  serve(editCandidate, async ({ db, member, now, services }, { params, body }) => {
    const { updated_at, ...given } = body;
    const row = await loadCandidate(db, member.communityId, params.management_no);
    const edited = await checkEdit(db, member.communityId, row, withoutAbsent(given) as Partial<Details>);
    const touchesAccount = changesAccount(detailsOf(row), edited);
    if (touchesAccount) assertMay(may.editAccount(row));
    const kept = {
      display_name: edited.display_name,
      enrollment_start_period: edited.enrollment_start_period || null,
      registration: keptRegistration(edited),
      additional_information: keptAnswers(edited, questionsOf(row)),
    };
    // What the candidate says of themselves meanwhile stands in the account.
    if (updated_at !== undefined && new Date(updated_at).getTime() !== changedAt(row).getTime())
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    const seen = updated_at === undefined ? undefined : row.updated_at;
    if (!(await describeMembership(db, row.id, kept, { seen, now, state: "under_review" })))
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    const seenAccount = updated_at === undefined ? undefined : row.account_updated_at;
    if (
      touchesAccount &&
      !(await describeAccount(db, row.account_id, keptAccount(edited), { seen: seenAccount, now }))
    )
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    return show({ db, services }, await loadCandidate(db, member.communityId, params.management_no));
  }),
];
