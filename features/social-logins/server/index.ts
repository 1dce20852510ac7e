export { awaitActivation, linkActivated } from "./link-registered.ts";
export { countLinkedWith, findPartnerSettings, lockPartners, upsertPartner } from "./partners.sql.ts";
export { redirectUriOf as partnerRedirectUri, sealSecret } from "./partners.ts";
