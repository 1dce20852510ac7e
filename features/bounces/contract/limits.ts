/** The link of a test mail: a mailbox that has just been mended may get its mails late. */
export const TEST_MAIL_VALID_DAYS = 7;
