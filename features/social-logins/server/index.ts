import type { Feature } from "#kit/server/feature.ts";
import { navigationRoutes } from "./navigate.ts";
import { ownLoginRoutes } from "./own-logins.ts";
import { ownPartnerRoutes } from "./own-partner.ts";
import { partnerRoutes } from "./partner.ts";
import { giveUpServices } from "./ways-in.ts";

export { awaitActivation, linkActivated } from "./link-registered.ts";

export const socialLogins: Feature = {
  name: "social-logins",
  listeners: [giveUpServices],
  routes: [...ownLoginRoutes, ...navigationRoutes, ...partnerRoutes, ...ownPartnerRoutes],
};
