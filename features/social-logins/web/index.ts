export { PartnerSection } from "./partner-section.tsx";
export { ServiceButtons, ServiceRefusal } from "./service-buttons.tsx";
export { type SignUpClaim, SignUpClaimFilledIn, SignUpClaimNotice } from "./sign-up-claim.tsx";
export { SocialSection } from "./social-section.tsx";
export { useArrival } from "./use-arrival.ts";
