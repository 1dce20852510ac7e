/** The link of the mail. */
export const ACTIVATION_VALID_HOURS = 24;
/** Registrations of one address that wait for their mail to be opened. */
export const WAITING_REGISTRATIONS = 10;
/** Mails of one registration, the first included, and the pause between two: so that nobody fills a mailbox with them. */
export const ACTIVATION_MAILS = 5;
export const RESEND_PAUSE_SECONDS = 60;
/** Wrong passwords at the link of a mail; then it opens nothing more. */
export const ACTIVATION_TRIES = 10;
/** The link that lets somebody with an account join without a password. R061 */
export const JOINING_LINK_MINUTES = 30;
/** So that whoever has an invitation cannot fill another person's mailbox. */
export const JOINING_MAILS_PER_HOUR = 5;
