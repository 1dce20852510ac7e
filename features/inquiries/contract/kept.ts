/** Inquiries and their attachments are removed after so many days; the privacy page says so. */
export const INQUIRY_KEPT_DAYS = 365;
/** R353: what the provider promises, in business days. */
export const ANSWER_DAYS = { from: 1, to: 3 };
