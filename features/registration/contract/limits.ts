export const ACTIVATION_VALID_HOURS = 24;
/** One address may have this many registrations that wait for their mail to be opened. */
export const WAITING_REGISTRATIONS = 10;
/** One registration gets at most this many mails, the first included. */
export const ACTIVATION_MAILS = 5;
/** After this many wrong passwords at a mail's link, the link is void. */
export const ACTIVATION_TRIES = 10;
/** The link lets somebody with an account join without a password. R061 */
export const JOINING_LINK_MINUTES = 30;
/** This keeps somebody with an invitation from filling another person's mailbox. */
export const JOINING_MAILS_PER_HOUR = 5;
