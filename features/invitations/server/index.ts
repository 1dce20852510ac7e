export { showAlumniLetter } from "./alumni-invitation-mail.ts";
export {
  answerAlumniInvitation,
  deleteInvited,
  lockInvitees,
  revokeAlumni,
} from "./alumni-invitations.sql.ts";
export { findInvitation, findInvitedCode, type Invitation, noteOpened } from "./find-invitation.ts";
export { inState } from "./in-state.sql.ts";
export { endingSoon, stateOf } from "./invitation-state.ts";
export { inviteAlumni } from "./invite-alumni.ts";
