export {
  activateAccount,
  deleteAbandoned,
  describeAccount,
  forgetLoginCommunity,
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
