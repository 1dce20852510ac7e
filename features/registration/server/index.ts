import type { Feature } from "#kit/server/feature.ts";
import { activateAlumnusRoute } from "./activate-alumnus.ts";
import { sendActivationMail } from "./activation-mail.ts";
import { checkRegisteredRoutes } from "./check-registered.ts";
import { registerAlumnusRoute } from "./register-alumnus.ts";
import { showFormRoute } from "./show-form.ts";
import { showInvitedCommunityRoute } from "./show-invited-community.ts";

export const registration: Feature = {
  name: "registration",
  routes: [
    showFormRoute,
    showInvitedCommunityRoute,
    ...checkRegisteredRoutes,
    registerAlumnusRoute,
    activateAlumnusRoute,
  ],
  jobs: [sendActivationMail],
};
