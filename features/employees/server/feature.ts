import type { Feature } from "#kit/server/feature.ts";
import { revoking, sending } from "./act-on-invitations.ts";
import { checkEmployeeRegisteredRoute, enterEmployeesRoute } from "./enter-employees.ts";
import { handOverInvitations } from "./hand-over-invitations.ts";
import { sendEmployeeInvitation } from "./invitation-mail.ts";
import { joinAsEmployeeRoute } from "./join-as-employee.ts";
import { openInvitationRoutes } from "./open-invitations.ts";
import { registerEmployeeRoute } from "./register-employee.ts";
import { showEmployeeInvitationRoute } from "./show-invitation.ts";

export const feature: Feature = {
  name: "employees",
  routes: [
    enterEmployeesRoute,
    checkEmployeeRegisteredRoute,
    showEmployeeInvitationRoute,
    registerEmployeeRoute,
    joinAsEmployeeRoute,
    ...openInvitationRoutes,
    ...sending.routes,
    ...revoking.routes,
  ],
  listeners: [handOverInvitations],
  jobs: [sendEmployeeInvitation, ...sending.jobs, ...revoking.jobs],
};
