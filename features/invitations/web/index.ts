export { invitationKinds } from "./bulk-kinds.ts";
export { InviteLinkButton } from "./invite-link-button.tsx";
export { MailedInvitations } from "./mailed-invitations.tsx";
export { StateBadge } from "./state-badge.tsx";
