export const RESET_VALID_HOURS = 24;
export const EMAIL_CHANGE_VALID_HOURS = 24;
/** Somebody without a password confirms who they are by a session at most this old. */
export const FRESH_SIGN_IN_MINUTES = 10;
/** The limit keeps anybody from filling another person's mailbox; the last link keeps working. */
export const RESET_MAILS_PER_HOUR = 5;
/** Each change writes to an address that may be somebody else's. */
export const EMAIL_CHANGES_PER_HOUR = 5;
