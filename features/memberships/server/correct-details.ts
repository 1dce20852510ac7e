import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { describeAccount } from "#features/accounts/server/index.ts";
import { type Details, nameFields, prepareDetails } from "#features/member-details/contract/details.ts";
import { correctionSchema } from "#features/member-details/contract/details-schema.ts";
import { keptAccount, keptAnswers, keptRegistration } from "#features/member-details/contract/kept.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { assertFields, withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { assertMay, when } from "#kit/server/verdict.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import { assertSeen } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { DescribedRow } from "./described.sql.ts";
import { changedAt, correctionForm, detailsOf, mayEditAccount, questionsOf } from "./described.ts";
import { describeMembership } from "./membership-facts.sql.ts";
import { findReservedNames } from "./reserved-names.ts";

type Given = { readonly [K in keyof Details]?: Details[K] | undefined };
type Correction = {
  readonly communityId: number;
  readonly given: Given;
  readonly seen: string | undefined;
  /** It is absent where the employee id stays. */
  readonly employeeId?: string | undefined;
};

/** Checks the given values in place of the stored ones; those left out stay. */
async function check(db: Db, communityId: number, row: DescribedRow, given: Given): Promise<Details> {
  const form = correctionForm(row);
  const before = detailsOf(row);
  const after = prepareDetails({ ...before, ...withoutAbsent(given) } as Partial<Details>, form);
  const checked = await assertFields(correctionSchema(form, before, after), after, async () => [
    ...(await findJobTypeFaults(db, after)),
    ...(after.display_name === before.display_name
      ? []
      : await findReservedNames(db, communityId, { display_name: after.display_name })),
  ]);
  return prepareDetails(checked, form);
}

/** Until the person has an account of their own, the names are what the office has entered. */
function enteredNames(row: DescribedRow, after: Details): object {
  const names = row.activated_at ? row.registration : after;
  return Object.fromEntries(nameFields.flatMap((name) => (names[name] ? [[name, names[name]]] : [])));
}

const accountChanges = (row: DescribedRow, before: Details, after: Details) =>
  accountFields.filter(
    (field) =>
      before[field] !== after[field] &&
      (row.activated_at !== null || !(nameFields as readonly string[]).includes(field)),
  );

/**
 * Corrects somebody's details and records before and after in the audit log.
 * @throws ERROR_STATUS_HAS_CHANGED, and FORBIDDEN_OPERATION for what other communities see too or the person has yet to
 * state
 */
export async function correctDetails(
  work: Work,
  row: DescribedRow,
  { communityId, given, seen, employeeId }: Correction,
): Promise<void> {
  const { db, now } = work;
  const stale = () => failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const before = detailsOf(row);
  const after = await check(db, communityId, row, given);
  const touchesAccount = accountChanges(row, before, after).length > 0;
  if (touchesAccount) assertMay(when(mayEditAccount(row) && row.activated_at !== null));
  const kept = {
    display_name: after.display_name,
    enrollment_start_period: after.enrollment_start_period || null,
    registration: { ...enteredNames(row, after), ...keptRegistration(after) },
    additional_information: keptAnswers(after, questionsOf(row)),
    ...(employeeId === undefined ? {} : { employee_id: employeeId || null }),
  };
  // The account holds what the person has stated themselves meanwhile.
  assertSeen({ updated_at: changedAt(row) }, seen);
  const account = { seen: seen === undefined ? undefined : row.account_updated_at, now };
  if (touchesAccount && !(await describeAccount(db, row.account_id, keptAccount(after), account)))
    throw stale();
  const membership = { seen: seen === undefined ? undefined : row.updated_at, now, state: row.state };
  if (!(await describeMembership(db, row.id, kept, membership))) throw stale();
  const named = (employee_id: string | null) => (employeeId === undefined ? {} : { employee_id });
  await recordAct(work, {
    target: { kind: "membership", id: row.id },
    changes: changesBetween(
      { ...before, ...named(row.employee_id) },
      { ...after, ...named(employeeId || null) },
    ),
  });
}
