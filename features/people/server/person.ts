import { lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { employeeErrors } from "#features/employees/contract/errors.ts";
import { findEmployeeIds } from "#features/employees/server/index.ts";
import { changedAt, correctDetails, mayEditPerson } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve, serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { findLastChange } from "#kit/server/work/last-change.sql.ts";
import { editAlumnusInfo, editPerson, showPerson } from "../contract/person.ts";
import { views } from "./list-people.ts";
import { listRows } from "./people-rows.sql.ts";
import * as life from "./person.sql.ts";
import { personView } from "./person-view.ts";

type Office = MemberContext<"administrator">;
type PersonKey = { readonly id: number; readonly kind: MemberKind };

async function load(db: Db, communityId: number, which: PersonKey): Promise<life.FoundPerson> {
  return found(await life.findPerson(db, communityId, which));
}

async function show(context: Office, which: PersonKey) {
  const { db, member } = context;
  const { communityId } = member;
  const row = await load(db, communityId, which);
  const [listed] = await views(context, await listRows(db, communityId, [row.id]));
  if (!listed) throw failure(commonErrors.RECORD_NOT_FOUND);
  const lastChange = await findLastChange(db, communityId, {
    membershipId: row.id,
    act: editPerson[which.kind].act,
    since: changedAt(row),
  });
  return { data: personView(member, row, { listed, lastChange }) };
}

async function assertOwnNumber(db: Db, communityId: number, membershipId: number, employeeId: string) {
  const [holder] = await findEmployeeIds(db, communityId, [employeeId]);
  if (holder && holder.id !== membershipId)
    throw failure(employeeErrors.ERROR_EMPLOYEE_ID_TAKEN, { field: "employee_id" });
}

type Body = Parameters<Parameters<typeof serve<typeof editAlumnusInfo>>[1]>[1]["body"];

async function edit(context: Office, which: PersonKey, { updated_at: seen, employee_id, ...given }: Body) {
  const { db, member } = context;
  const { communityId } = member;
  const employeeId = which.kind === "employee" ? employee_id : undefined;
  const row = await load(db, communityId, which);
  assertMay(mayEditPerson(member, row));
  if (employeeId) {
    await lockPerson(db, row.account_id);
    // Of two people who get the same number at once, the second call is refused.
    await lockCommunity(db, communityId);
    await assertOwnNumber(db, communityId, row.id, employeeId);
  }
  await correctDetails(context, row, { communityId, given, seen, employeeId });
  return show(context, which);
}

/** Each path has one of the two names. */
const idIn = (params: { readonly alumni_id?: number; readonly userId?: number }): number =>
  params.alumni_id ?? params.userId ?? 0;

export const personRoutes = [
  ...serveBoth(showPerson, (context, { params }, kind) => show(context, { id: idIn(params), kind })),
  ...serveBoth(editPerson, (context, { params, body }, kind) =>
    edit(context, { id: idIn(params), kind }, body),
  ),
  serve(editAlumnusInfo, (context, { params, body }) =>
    edit(context, { id: params.alumni_id, kind: "alumnus" }, body),
  ),
];
