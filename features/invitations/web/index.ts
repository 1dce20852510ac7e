export { invitationKinds } from "./bulk-kinds.ts";
export { stateFilter } from "./invitation-filters.ts";
export { InviteLinkButton } from "./invite-link-button.tsx";
export { useMailedColumns } from "./mailed-columns.tsx";
export { MailedInvitations } from "./mailed-invitations.tsx";
export { useInvitationMessages } from "./messages.ts";
export { StateBadge } from "./state-badge.tsx";
