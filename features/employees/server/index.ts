export { findEmployeeIds, lockEmployees } from "./enrolment.sql.ts";
export { enterAndInvite } from "./enter-employees.ts";
export {
  type Description,
  describedBy,
  describePerson,
  enterPeople,
  findMatchingPeople,
  findTaken,
  invitePeople,
  isEntered,
  type MatchingEmployee,
  type MatchingPeople,
} from "./enter-people.ts";
export { revokeOpenInvitation } from "./handing-over.sql.ts";
export { showEmployeeLetter } from "./invitation-mail.ts";
export { inviteAsContractor, withdrawContractor } from "./invite-contractor.ts";
