export { InviteLinkButton } from "./invite-link-button.tsx";
