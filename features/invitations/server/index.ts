import type { Feature } from "#kit/server/feature.ts";
import { manageKeyRoutes } from "./manage-keys.ts";
import { showInvitationKeyRoutes } from "./show-invitation-key.ts";

export { findInvitation, findInvitedCode } from "./find-invitation.ts";

export const invitations: Feature = {
  name: "invitations",
  routes: [...showInvitationKeyRoutes, ...manageKeyRoutes],
};
