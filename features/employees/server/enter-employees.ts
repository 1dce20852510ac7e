import { lockCommunity } from "#features/communities/server/index.ts";
import { findReservedNames } from "#features/memberships/server/index.ts";
import { commonErrors, type ErrorCode, type FieldFault } from "#kit/contract/errors.ts";
import { keepBulkAct } from "#kit/server/bulk/keep-bulk-act.ts";
import { keepOutcomes } from "#kit/server/bulk/run-part.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { recordActs } from "#kit/server/work/record-act.ts";
import { checkEmployeeRegistered, type EnteredEmployee, enterEmployees } from "../contract/enrolment.ts";
import { employeeErrors } from "../contract/errors.ts";
import { listInvited } from "./act-on-invitations.sql.ts";
import { lockEmployees } from "./enrolment.sql.ts";
import {
  enterPeople,
  findMatchingPeople,
  findTaken,
  invitePeople,
  isEntered,
  type MatchingPeople,
  type Refusal,
} from "./enter-people.ts";

type Row = Pick<EnteredEmployee, "email" | "employee_id">;

export const enterEmployeesRoute = serve(enterEmployees, async (context, { body }) => {
  const { db, member } = context;
  const ids = await enterAndInvite(context, body.users);
  await recordActs(
    context,
    ids.map((id) => ({ target: { kind: "membership", id } })),
  );
  const done = (await listInvited(db, member.communityId, ids)).map(({ id, number, name }) => ({
    id,
    number,
    name,
  }));
  const kind = enterEmployees.act;
  const key = await keepBulkAct(context, { kind, subject: "membership" }, member, { targets: done });
  await keepOutcomes(context, key, kind, { done, skipped: [] });
  const total = done.length;
  return { data: { bulk_act: key.bulkActId, finished: true, total, done, skipped: [], failed: [] } };
});

/** Enters all of them or none, mails each an invitation, and returns their memberships. */
export async function enterAndInvite(
  context: MemberContext<"administrator">,
  users: readonly EnteredEmployee[],
): Promise<number[]> {
  const { communityId, membershipId } = context.member;
  await lockEmployees(
    context.db,
    users.map(({ email }) => email),
  );
  // Of two administrators who enter the same person, the second is told.
  await lockCommunity(context.db, communityId);
  const known = await findMatchingPeople(context.db, communityId, users);
  const faults = [
    ...findTwice(users),
    ...users.flatMap((row, i) => faultsOf(row, known, `users.${i}.`)),
    ...(await findReservedNames(context.db, communityId, namesOf(users))),
  ];
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  const { language } = context.account;
  const ids = await enterPeople(context, { communityId, language, known }, users);
  const stateOf = (at: number) => known.employees.get(users[at]?.email ?? "")?.state ?? null;
  invitePeople(
    context,
    membershipId,
    ids.map((id, at) => ({ membershipId: id, state: stateOf(at) })),
  );
  return ids;
}

export const checkEmployeeRegisteredRoute = serveInSteps(
  checkEmployeeRegistered,
  async (context, { body }) => {
    const known = await findMatchingPeople(context.db, context.member.communityId, [body]);
    const [refusal] = findRefusals(body, known);
    if (refusal) throw failure(...refusal);
  },
);

/** Somebody who has left may be entered again with their own number. */
const findRefusals = (row: Row, known: MatchingPeople): Refusal[] => [
  ...(isEntered(known.employees.get(row.email))
    ? [[employeeErrors.ERROR_EMPLOYEE_ENTERED, { field: "email" }] satisfies Refusal]
    : []),
  ...findTaken(row, known),
];

const faultsOf = (row: Row, known: MatchingPeople, prefix: string): FieldFault[] =>
  findRefusals(row, known).map(([{ code }, { field, params } = {}]) => ({
    message_code: code,
    field: prefix + field,
    ...(params && { params }),
  }));

const namesOf = (rows: readonly EnteredEmployee[]) =>
  Object.fromEntries(
    rows.map(({ family_name, given_name }, i) => [`users.${i}.family_name`, `${family_name} ${given_name}`]),
  );

/** Returns the rows that repeat an address or employee id of an earlier one, which is counted from 1. */
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
