export { CommunityConsent, ConsentFields } from "./consent-fields.tsx";
export { useRegistrationMessages } from "./messages.ts";
export { invitationPath } from "./registration-paths.ts";
