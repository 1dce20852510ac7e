import type { Feature } from "#kit/server/feature.ts";
import { changeEmailRoutes } from "./change-email.ts";
import { changePasswordRoutes } from "./change-password.ts";
import { checkLinkRoutes } from "./check-link.ts";
import { sendEmailChangeMail } from "./email-change-mail.ts";
import { endSessionRoutes } from "./end-sessions.ts";
import { remindOfEmailRoute, sendEmailReminder } from "./remind-of-email.ts";
import { removeExpired } from "./remove-expired.ts";
import { sendResetMail } from "./reset-mail.ts";
import { resetPasswordRoutes } from "./reset-password.ts";
import { secondaryPasswordRoutes } from "./secondary-password.ts";
import { showAccountRoutes } from "./show-account.ts";

export const feature: Feature = {
  name: "accounts",
  routes: [
    ...resetPasswordRoutes,
    remindOfEmailRoute,
    ...showAccountRoutes,
    ...changePasswordRoutes,
    ...secondaryPasswordRoutes,
    ...changeEmailRoutes,
    ...checkLinkRoutes,
    ...endSessionRoutes,
  ],
  jobs: [sendResetMail, sendEmailReminder, sendEmailChangeMail, removeExpired],
};
