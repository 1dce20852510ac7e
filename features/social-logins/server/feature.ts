import type { Feature } from "#kit/server/feature.ts";
import { giveUpServices } from "./login-methods.ts";
import { navigationRoutes } from "./navigate.ts";
import { ownLoginRoutes } from "./own-logins.ts";
import { ownPartnerRoutes } from "./own-partner.ts";
import { partnerRoutes } from "./partner.ts";

export const feature: Feature = {
  name: "social-logins",
  listeners: [giveUpServices],
  routes: [...ownLoginRoutes, ...navigationRoutes, ...partnerRoutes, ...ownPartnerRoutes],
};
