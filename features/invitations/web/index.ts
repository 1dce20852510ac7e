export { stateFilter } from "./invitation-filters.ts";
export { InviteLinkButton } from "./invite-link-button.tsx";
export { useInvitationMessages } from "./messages.ts";
export { StateBadge } from "./state-badge.tsx";
