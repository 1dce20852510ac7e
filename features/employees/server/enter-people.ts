import { keepEmployees } from "#features/accounts/server/index.ts";
import { addMemberships, describeMembership, findMemberEmails } from "#features/memberships/server/index.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { EnteredEmployee } from "../contract/enrolment.ts";
import { employeeErrors } from "../contract/errors.ts";
import { type Entered, findEmployeeIds, findEmployees } from "./enrolment.sql.ts";
import { sendEmployeeInvitation } from "./invitation-mail.ts";

export type KnownEmployee = Awaited<ReturnType<typeof findEmployees>>[number];
export type KnownPeople = {
  /** By address: accounts of employees, and how they stand in the community. */
  readonly employees: ReadonlyMap<string, KnownEmployee>;
  readonly alumni: ReadonlySet<string>;
  /** The membership that has an employee id. */
  readonly employeeIds: ReadonlyMap<string, number>;
};
type Row = { readonly email: string; readonly employee_id?: string | undefined };

/** What the community knows of the people by these addresses and employee ids. */
export async function findKnown(db: Db, communityId: number, rows: readonly Row[]): Promise<KnownPeople> {
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

/** Whether somebody is entered, and has not left since. */
export const isEntered = (employee: KnownEmployee | undefined): employee is KnownEmployee =>
  employee?.state != null && employee.state !== "withdrawn";

/** A refusal, and where it belongs. */
export type Refusal = Parameters<typeof failure>;

/** What keeps the address and the employee id from being this person's: an alumnus, another employee. */
export function findTaken(
  { email, employee_id = "" }: Row,
  { employees, alumni, employeeIds }: KnownPeople,
): Refusal[] {
  const found: Refusal[] = [];
  if (alumni.has(email))
    found.push([
      registrationErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
      { field: "email", params: { kind: "alumnus" } },
    ]);
  const holder = employeeIds.get(employee_id);
  if (holder !== undefined && holder !== employees.get(email)?.membership_id)
    found.push([employeeErrors.ERROR_EMPLOYEE_ID_TAKEN, { field: "employee_id" }]);
  return found;
}

export type Description = Omit<EnteredEmployee, "email" | "language">;

/** What is said of somebody, as their membership keeps it. */
const descriptionOf = ({ employee_id, enrollment_start_period, department_name, ...names }: Description) => {
  const { family_name, given_name, family_name_kana, given_name_kana } = names;
  const registration: Entered = {
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

/** The other way round; empty where nothing is said. */
export const describedBy = ({
  entered,
  employee_id,
  enrollment_start_period,
}: Pick<KnownEmployee, "entered" | "employee_id" | "enrollment_start_period">): Description => ({
  family_name: entered?.family_name ?? "",
  given_name: entered?.given_name ?? "",
  family_name_kana: entered?.family_name_kana ?? "",
  given_name_kana: entered?.given_name_kana ?? "",
  department_name: entered?.corporation_department_name ?? "",
  employee_id: employee_id ?? "",
  enrollment_start_period: enrollment_start_period ?? "",
});

type Described = { readonly membershipId: number; readonly state: KnownEmployee["state"] };

/** Says of a membership what the office knows now. Once somebody has registered, they say themselves what they are called. */
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
  /** The language of mails to those of whom it is not said. */
  readonly language: Language;
  readonly known: KnownPeople;
};

/**
 * Enters people who are not entered yet, all at once. Answers their ids in the community's lists; somebody who has left
 * keeps theirs, and stays gone until they register.
 */
export async function enterPeople(
  work: Work,
  { communityId, language, known }: EntryContext,
  people: readonly EnteredEmployee[],
): Promise<number[]> {
  const accounts = await keepEmployees(
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

type Invitee = { readonly membershipId: number; readonly state: KnownEmployee["state"] };

/** Mails each a personal invitation, in the name of an administrator. */
export function invitePeople(work: Work, invitedBy: number, people: readonly Invitee[]): void {
  for (const { membershipId, state } of people)
    work.enqueue(sendEmployeeInvitation, {
      membershipId,
      state: state ?? "not_participating",
      askedAt: work.now.toISOString(),
      invitedBy,
    });
}
