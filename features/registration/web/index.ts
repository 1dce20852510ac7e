export { CommunityConsent, ConsentFields } from "./consent-fields.tsx";
export { InvitationPage, InvitedTo, LoadedInvitation, RefusedInvitation } from "./invited-to.tsx";
export { InvitingCommunity, LastInvitingCommunity } from "./inviting-community.tsx";
export { useRegistrationMessages } from "./messages.ts";
export { OwnPlaceLink } from "./own-place.tsx";
