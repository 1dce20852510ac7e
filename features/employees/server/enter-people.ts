import { insertMissingEmployees } from "#features/accounts/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { addMemberships, describeMembership, findMemberEmails } from "#features/memberships/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import { hasEnded } from "#kit/contract/membership-state.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { EnteredEmployee } from "../contract/enrolment.ts";
import { employeeErrors } from "../contract/errors.ts";
import { type EnteredDetails, findEmployeeIds, findEmployees } from "./enrolment.sql.ts";
import { sendEmployeeInvitation } from "./invitation-mail.ts";

export type MatchingEmployee = Awaited<ReturnType<typeof findEmployees>>[number];
export type MatchingPeople = {
  /** The keys are addresses. */
  readonly employees: ReadonlyMap<string, MatchingEmployee>;
  readonly alumni: ReadonlySet<string>;
  readonly employeeIds: ReadonlyMap<string, number>;
};
type Row = { readonly email: string; readonly employee_id?: string | undefined };

/** Reads what the community knows of people with these addresses and employee ids. */
export async function findMatchingPeople(
  db: Db,
  communityId: number,
  rows: readonly Row[],
): Promise<MatchingPeople> {
  const emails = rows.map(({ email }) => email);
  const employees = await findEmployees(db, communityId, emails);
  const employeeIds = rows.flatMap(({ employee_id }) => employee_id || []);
  const taken = employeeIds.length > 0 ? await findEmployeeIds(db, communityId, employeeIds) : [];
  return {
    employees: new Map(employees.map((one) => [one.email ?? "", one])),
    alumni: new Set(await findMemberEmails(db, { communityId, kind: "alumnus", emails })),
    employeeIds: new Map(taken.map(({ id, employee_id }) => [employee_id ?? "", id])),
  };
}

/** Tells whether somebody is entered and has not left since. */
export const isEntered = (
  employee: MatchingEmployee | undefined,
): employee is MatchingEmployee & { readonly state: MembershipState } =>
  employee?.state != null && !hasEnded(employee.state);

/** A refusal has a code and a place. */
export type Refusal = Parameters<typeof failure>;

/** Returns who else has the address or the employee id: an alumnus or another employee. */
export function findTaken(
  { email, employee_id = "" }: Row,
  { employees, alumni, employeeIds }: MatchingPeople,
): Refusal[] {
  const found: Refusal[] = [];
  if (alumni.has(email))
    found.push([
      membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
      { field: "email", params: { kind: "alumnus" } },
    ]);
  const holder = employeeIds.get(employee_id);
  if (holder !== undefined && holder !== employees.get(email)?.membership_id)
    found.push([employeeErrors.ERROR_EMPLOYEE_ID_TAKEN, { field: "employee_id" }]);
  return found;
}

export type Description = Omit<EnteredEmployee, "email" | "language">;

/** Converts an entered description to the columns of a membership. */
const descriptionOf = ({ employee_id, enrollment_start_period, department_name, ...names }: Description) => {
  const { family_name, given_name, family_name_kana, given_name_kana } = names;
  const registration: EnteredDetails = {
    family_name,
    given_name,
    ...(family_name_kana && { family_name_kana }),
    ...(given_name_kana && { given_name_kana }),
    ...(department_name && { corporation_department_name: department_name }),
  };
  return {
    registration,
    employee_id: employee_id || null,
    enrollment_start_period: enrollment_start_period || null,
  };
};

/** Converts the columns back; empty texts mean what is not stated. */
export const describedBy = ({
  entered,
  employee_id,
  enrollment_start_period,
}: Pick<MatchingEmployee, "entered" | "employee_id" | "enrollment_start_period">): Description => ({
  family_name: entered?.family_name ?? "",
  given_name: entered?.given_name ?? "",
  family_name_kana: entered?.family_name_kana ?? "",
  given_name_kana: entered?.given_name_kana ?? "",
  department_name: entered?.corporation_department_name ?? "",
  employee_id: employee_id ?? "",
  enrollment_start_period: enrollment_start_period ?? "",
});

type Described = { readonly membershipId: number; readonly state: MatchingEmployee["state"] };

/** Updates what the office states of a membership. Registered people name themselves. */
export const describePerson = (
  { db, now }: Pick<Work, "db" | "now">,
  { membershipId, state }: Described,
  description: Description,
) =>
  describeMembership(
    db,
    membershipId,
    {
      ...descriptionOf(description),
      ...(state === "not_participating"
        ? { display_name: `${description.family_name} ${description.given_name}` }
        : {}),
    },
    { now },
  );

type EntryContext = {
  readonly communityId: number;
  /** Mails to people for whom no language is stated are in this one. */
  readonly language: Language;
  readonly known: MatchingPeople;
};

/**
 * Enters people who are not entered yet, all at once, and returns their ids in the community's lists. Somebody who has
 * left keeps theirs, and stays withdrawn until they register.
 */
export async function enterPeople(
  work: Work,
  { communityId, language, known }: EntryContext,
  people: readonly EnteredEmployee[],
): Promise<number[]> {
  const accounts = await insertMissingEmployees(
    work.db,
    people.map((one) => ({ email: one.email, language: one.language ?? language })),
    work.now,
  );
  const membershipOf = ({ email }: EnteredEmployee) => known.employees.get(email)?.membership_id ?? null;
  const fresh = people.filter((one) => membershipOf(one) === null);
  const added = await addMemberships(
    work,
    communityId,
    fresh.map((one) => ({
      ...descriptionOf(one),
      account_id: accounts.get(one.email) ?? 0,
      kind: "employee",
      display_name: `${one.family_name} ${one.given_name}`,
      additional_information: {},
      invited_by_membership_id: null,
    })),
  );
  const ids = new Map(fresh.map((one, at) => [one, added[at] ?? 0]));
  for (const one of people) {
    const membershipId = membershipOf(one);
    if (membershipId === null) continue;
    await describePerson(work, { membershipId, state: "withdrawn" }, one);
    ids.set(one, membershipId);
  }
  return people.map((one) => ids.get(one) ?? 0);
}

type Invitee = { readonly membershipId: number; readonly state: MatchingEmployee["state"] };

/** Mails each a personal invitation in the administrator's name; the first contractor is invited by the provider. */
export function invitePeople(work: Work, invitedBy: number | null, people: readonly Invitee[]): void {
  for (const { membershipId, state } of people)
    work.enqueue(sendEmployeeInvitation, {
      membershipId,
      state: state ?? "not_participating",
      askedAt: work.now.toISOString(),
      invitedBy,
    });
}
