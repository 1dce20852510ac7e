export const UNSUBSCRIBE_PATH = "/mail/unsubscribe";
export const UNSUBSCRIBE_CALL_PATH = "/api/mail_subscription/unsubscribe";
