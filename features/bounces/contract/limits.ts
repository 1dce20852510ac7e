/** The link of a test mail is valid this long, because a repaired mailbox may receive its mails late. */
export const TEST_MAIL_VALID_DAYS = 7;
