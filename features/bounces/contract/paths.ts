/** The link of a test mail leads to this page. */
export const MAIL_WORKS_PATH = "/mail/works";
