import { enterAndInvite, invitePeople } from "#features/employees/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { changeRole, isMemberEmail } from "#features/memberships/server/index.ts";
import { hasEnded, isInside } from "#kit/contract/membership-state.ts";
import { isAdministrator } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import { checkAdministratorRegistered, createAdministrator } from "../contract/calls.ts";
import { administratorErrors } from "../contract/errors.ts";
import { findEmployee, findManagementNo } from "./administrators.sql.ts";
import { sendRoleLetter } from "./mails.ts";

/** They state the rest themselves when they register. */
const nothingElse = {
  family_name_kana: "",
  given_name_kana: "",
  department_name: "",
  employee_id: "",
  enrollment_start_period: "",
};

/** @throws for an administrator, and for the address of an alumnus of the community */
async function loadEmployee(db: Db, communityId: number, email: string) {
  const employee = await findEmployee(db, communityId, email);
  if (employee && isAdministrator(employee))
    throw failure(administratorErrors.ERROR_ADMINISTRATOR_ALREADY, { field: "email" });
  if (await isMemberEmail(db, { communityId, kind: "alumnus", email }))
    throw failure(membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, {
      field: "email",
      params: { kind: "alumnus" },
    });
  return employee;
}

export const createAdministratorRoutes = [
  serve(createAdministrator, async (work, { body }) => {
    const { db, member } = work;
    const { communityId } = member;
    const employee = await loadEmployee(db, communityId, body.email);
    const isNew = !employee || hasEnded(employee.state);
    const [entered] = isNew ? await enterAndInvite(work, [{ ...nothingElse, ...body }]) : [];
    const membershipId = employee?.membership_id ?? entered ?? 0;
    // Somebody invited becomes an administrator when they register.
    if (!(await changeRole(work, { communityId, membershipId }, { from: "member", to: "ordinary" })))
      throw failure(administratorErrors.ERROR_ADMINISTRATOR_ALREADY, { field: "email" });
    await recordAct(work, {
      target: { kind: "membership", id: membershipId },
      changes: { role: ["member", "ordinary"] },
    });
    if (employee && isInside(employee.state)) await sendRoleLetter(work, employee, communityId, "appointed");
    else if (!isNew) invitePeople(work, member.membershipId, [{ membershipId, state: employee.state }]);
    const { management_no } = await findManagementNo(db, membershipId);
    const isAppointed = employee !== undefined && isInside(employee.state);
    const outcome: "appointed" | "invited" = isAppointed ? "appointed" : "invited";
    return { data: { management_no, outcome } };
  }),

  serveInSteps(checkAdministratorRegistered, async ({ db, member }, { body }) => {
    const employee = await loadEmployee(db, member.communityId, body.email);
    return { data: { name: employee && isInside(employee.state) ? employee.name : null } };
  }),
];
