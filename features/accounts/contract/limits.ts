/** The link to a new password. */
export const RESET_VALID_HOURS = 24;
/** The link that confirms a new address. */
export const EMAIL_CHANGE_VALID_HOURS = 24;
/** Whoever has no password to give shows by a session as new as this that it is they. */
export const FRESH_SIGN_IN_MINUTES = 10;
/** So that nobody can fill another person's mailbox; the last link keeps working. */
export const RESET_MAILS_PER_HOUR = 5;
/** Each writes to an address that may be somebody else's. */
export const EMAIL_CHANGES_PER_HOUR = 5;
