export { invitationKinds } from "./bulk-kinds.ts";
export { stateFilter } from "./invitation-filters.ts";
export { InvitationTabs } from "./invitation-tabs.tsx";
export { InviteLinkButton } from "./invite-link-button.tsx";
export { useInvitationMessages } from "./messages.ts";
export { StateBadge } from "./state-badge.tsx";
export { useInvitationActs } from "./use-invitation-acts.ts";
