import type { Feature } from "#kit/server/feature.ts";
import { listKeyRoutes } from "./list-keys.ts";
import { manageKeyRoutes } from "./manage-keys.ts";
import { showInvitationKeyRoutes } from "./show-invitation-key.ts";

export { findInvitation, findInvitedCode } from "./find-invitation.ts";
export { inState } from "./in-state.sql.ts";
export { endingSoon, stateOf } from "./invitation-state.ts";
export { keepInvitation } from "./show-invitation-key.ts";

export const invitations: Feature = {
  name: "invitations",
  routes: [...showInvitationKeyRoutes, ...manageKeyRoutes, ...listKeyRoutes],
};
