import type { Feature } from "#kit/server/feature.ts";
import { sendAlumniInvitation } from "./alumni-invitation-mail.ts";
import { listAlumniInvitationRoutes, revoking, sending } from "./alumni-invitations.ts";
import { forgetEndedInvitations } from "./forget-ended.ts";
import { listKeyRoutes, manageKeyRoutes } from "./manage-keys.ts";
import { showInvitationKeyRoutes } from "./show-invitation-key.ts";

export const feature: Feature = {
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
