export const MAIL_WORKS_PATH = "/mail/works";
