import { keepEmployee } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import {
  addMembership,
  describeMembership,
  findMemberEmails,
  findReservedNames,
} from "#features/memberships/server/index.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { commonErrors, type ErrorCode, type FieldFault } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { checkEmployeeRegistered, type EnteredEmployee, enterEmployees } from "../contract/enrolment.ts";
import { employeeErrors } from "../contract/errors.ts";
import { findEmployeeIds, findEmployees, lockEmployees } from "./enrolment.sql.ts";
import { sendEmployeeInvitation } from "./invitation-mail.ts";

type KnownPeople = {
  /** By address: accounts of employees, and how they stand in the community. */
  readonly employees: ReadonlyMap<string, Awaited<ReturnType<typeof findEmployees>>[number]>;
  readonly alumni: ReadonlySet<string>;
  /** The membership that has an employee id. */
  readonly employeeIds: ReadonlyMap<string, number>;
};
type Row = Pick<EnteredEmployee, "email" | "employee_id">;

export const enterEmployeesRoute = serve(enterEmployees, async (context, { body }) => {
  const { communityId } = context.member;
  await lockEmployees(
    context.db,
    body.users.map(({ email }) => email),
  );
  // Of two administrators who enter the same person the second is told.
  await lockCommunity(context.db, communityId);
  const known = await findKnown(context.db, communityId, body.users);
  const faults = [
    ...findTwice(body.users),
    ...body.users.flatMap((row, i) => faultsOf(row, known, `users.${i}.`)),
    ...(await findReservedNames(context.db, communityId, namesOf(body.users))),
  ];
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  const ids: number[] = [];
  for (const user of body.users)
    ids.push(await enter(context, { ...context.member, language: context.account.language, known }, user));
  return { data: { ids } };
});

export const checkEmployeeRegisteredRoute = serve(
  checkEmployeeRegistered,
  async (context, { body }) => {
    const known = await findKnown(context.db, context.member.communityId, [body]);
    const [fault] = findFaults(body, known);
    if (fault) throw failure(...fault);
    return {};
  },
  { transaction: false },
);

async function findKnown(db: Db, communityId: number, rows: readonly Row[]): Promise<KnownPeople> {
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

type Found = Parameters<typeof failure>;

/** Whoever has left may be entered again; their number is still their own. */
function findFaults({ email, employee_id }: Row, { employees, alumni, employeeIds }: KnownPeople): Found[] {
  const found: Found[] = [];
  const employee = employees.get(email);
  if (employee?.state && employee.state !== "withdrawn")
    found.push([employeeErrors.ERROR_EMPLOYEE_ENTERED, { field: "email" }]);
  if (alumni.has(email))
    found.push([
      registrationErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
      { field: "email", params: { kind: "alumnus" } },
    ]);
  const holder = employeeIds.get(employee_id);
  if (holder !== undefined && holder !== employee?.membership_id)
    found.push([employeeErrors.ERROR_EMPLOYEE_ID_TAKEN, { field: "employee_id" }]);
  return found;
}

const faultsOf = (row: Row, known: KnownPeople, prefix: string): FieldFault[] =>
  findFaults(row, known).map(([{ code }, { field, params } = {}]) => ({
    message_code: code,
    field: prefix + field,
    ...(params && { params }),
  }));

const namesOf = (rows: readonly EnteredEmployee[]) =>
  Object.fromEntries(
    rows.map(({ family_name, given_name }, i) => [`users.${i}.family_name`, `${family_name} ${given_name}`]),
  );

/** Rows that repeat an address or an employee id of an earlier one, which is counted from 1. */
function findTwice(rows: readonly Row[]): FieldFault[] {
  const { code }: ErrorCode = employeeErrors.ERROR_EMPLOYEE_TWICE;
  return (["email", "employee_id"] as const).flatMap((field) => {
    const first = new Map<string, number>();
    return rows.flatMap((row, i): FieldFault[] => {
      const value = row[field];
      const earlier = first.get(value);
      if (value && earlier === undefined) first.set(value, i);
      if (!value || earlier === undefined) return [];
      return [{ message_code: code, field: `users.${i}.${field}`, params: { row: earlier + 1 } }];
    });
  });
}

type EntryRun = {
  readonly communityId: number;
  /** The administrator's. */
  readonly membershipId: number;
  readonly language: string;
  readonly known: KnownPeople;
};

/** Answers the id in the community's lists. Somebody who has left keeps it, and stays gone until they register. */
async function enter(
  work: Work,
  { communityId, membershipId: invitedBy, language, known }: EntryRun,
  user: EnteredEmployee,
): Promise<number> {
  const { email, family_name, given_name } = user;
  const employee = known.employees.get(email);
  const accountId =
    employee?.account_id ??
    (await keepEmployee(work.db, { email, language: user.language ?? language }, work.now));
  const membershipId =
    employee?.membership_id ??
    (await addMembership(work, {
      community_id: communityId,
      account_id: accountId,
      kind: "employee",
      display_name: `${family_name} ${given_name}`,
      registration: {},
      additional_information: {},
      enrollment_start_period: null,
      invited_by_membership_id: null,
    }));
  const entered = { family_name, given_name };
  const description = { registration: entered, employee_id: user.employee_id || null };
  await describeMembership(work.db, membershipId, description, { now: work.now });
  work.enqueue(sendEmployeeInvitation, {
    membershipId,
    state: employee?.state ?? "not_participating",
    askedAt: work.now.toISOString(),
    invitedBy,
  });
  return membershipId;
}
