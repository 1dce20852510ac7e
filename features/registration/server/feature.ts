import type { Feature } from "#kit/server/feature.ts";
import { activationRoutes } from "./activate-alumnus.ts";
import { sendActivationMail } from "./activation-mail.ts";
import { checkRegisteredHereRoute, checkRegisteredRoutes } from "./check-registered.ts";
import { forgetClosedAccount, forgetExpired } from "./forget-expired.ts";
import { joinCommunityRoute } from "./join-community.ts";
import { sendJoiningLink } from "./joining-mail.ts";
import { mailJoiningLinkRoute } from "./mail-joining-link.ts";
import { registerAlumnusRoute } from "./register-alumnus.ts";
import { resendActivationMailRoute } from "./resend-activation-mail.ts";
import { showInvitedCommunityRoute } from "./show-invited-community.ts";

export const feature: Feature = {
  name: "registration",
  routes: [
    showInvitedCommunityRoute,
    ...checkRegisteredRoutes,
    registerAlumnusRoute,
    resendActivationMailRoute,
    ...activationRoutes,
    joinCommunityRoute,
    mailJoiningLinkRoute,
    checkRegisteredHereRoute,
  ],
  listeners: [forgetClosedAccount],
  jobs: [sendActivationMail, sendJoiningLink, forgetExpired],
};
