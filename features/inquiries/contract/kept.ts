/** Inquiries and their attachments are deleted after this many days; the privacy page says so. */
export const INQUIRY_KEPT_DAYS = 365;
/** R353: the provider promises an answer within these business days. */
export const ANSWER_DAYS = { from: 1, to: 3 };
