import type { Feature } from "#kit/server/feature.ts";
import { sendAlumniInvitation } from "./alumni-invitation-mail.ts";
import { listAlumniInvitationRoutes, revoking, sending } from "./alumni-invitations.ts";
import { forgetEndedInvitations } from "./forget-ended.ts";
import { listKeyRoutes, manageKeyRoutes } from "./manage-keys.ts";
import { showInvitationKeyRoutes } from "./show-invitation-key.ts";

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

export const invitations: Feature = {
  name: "invitations",
  routes: [
    ...showInvitationKeyRoutes,
    ...manageKeyRoutes,
    ...listKeyRoutes,
    ...listAlumniInvitationRoutes,
    ...sending.routes,
    ...revoking.routes,
  ],
  jobs: [sendAlumniInvitation, forgetEndedInvitations, ...sending.jobs, ...revoking.jobs],
};
