export { type Newcomer, NewcomerFilledIn, NewcomerNotice } from "./newcomer.tsx";
export { PartnerSection } from "./partner-section.tsx";
export { ServiceButtons, ServiceRefusal } from "./service-buttons.tsx";
export { SocialSection } from "./social-section.tsx";
export { useArrival } from "./use-arrival.ts";
