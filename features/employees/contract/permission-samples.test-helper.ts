import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { registrationBy } from "../server/employees.test-helper.ts";
import { joinAsEmployee, registerEmployee, showEmployeeInvitation } from "./calls.ts";
import { checkEmployeeRegistered, enterEmployees } from "./enrolment.ts";
import {
  listOpenInvitations,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "./open-invitations.ts";

const newcomer = { email: "mei@example.jp", family_name: "木村", given_name: "芽衣" };

export const permissionSamples = [
  sample(enterEmployees, "somebody new", ({ aoba }) => ({
    params: { id: aoba },
    body: { users: [newcomer] },
  })),
  sample(listOpenInvitations, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listOpenInvitations.all, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  ...[sendEmployeeInvitations, revokeEmployeeInvitations].flatMap((act) => {
    const entered = ({ aoba, enteredEmployee }: World) => ({
      params: { id: aoba },
      body: { ids: [enteredEmployee] },
    });
    return [sample(act, "somebody entered", entered), sample(act.preview, "somebody entered", entered)];
  }),
  sample(checkEmployeeRegistered, "a new address", ({ aoba }) => ({
    params: { id: aoba },
    body: { email: newcomer.email },
  })),
  sample(showEmployeeInvitation, "a mailed key", ({ employeeKey }) => ({ params: { x: employeeKey } })),
  sample(registerEmployee, "a mailed key", ({ employeeKey }) => ({
    body: registrationBy(employeeKey, { consent_community_version: 1 }),
  })),
  sample(joinAsEmployee, "a key mailed to the other contractor", ({ aoba, contractorKey }) => ({
    params: { id: aoba },
    body: { invited_code: contractorKey, consent_community: true as const, consent_community_version: 1 },
  })),
];
