export { employeeInvitationKinds } from "./bulk-kinds.ts";
