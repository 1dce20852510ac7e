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

export {
  activateAccount,
  deleteAbandoned,
  describeAccount,
  insertAlumnus,
  insertMissingEmployees,
  insertPlaceholder,
  updateLoginCommunity,
  updatePicture,
  updatePreferences,
} from "./account-facts.sql.ts";
export { type AccountHolder, findPerson, lockPerson } from "./accounts.sql.ts";
export { unusedAccountYields } from "./change-email.ts";
export { accountClosed, closeAccount } from "./close-account.ts";
export { endSessions, sessionsEnded } from "./end-sessions.ts";
export { findSignInLink, takeLink } from "./links.sql.ts";
export type { EntryNews } from "./mails.ts";
export { activateOperator, insertInvitedOperator } from "./operator-accounts.sql.ts";
export { confirmOwner, lockUnchanged } from "./own-password.ts";
export { sendOwnerLetter } from "./send-owner-letter.ts";
export { linkedServicesGivenUp } from "./set-password.ts";
export { countSignInLinks, keepSignInLink } from "./sign-in-link.ts";

export const accounts: Feature = {
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
