/** The page that the link of a test mail leads to. */
export const MAIL_WORKS_PATH = "/mail/works";
