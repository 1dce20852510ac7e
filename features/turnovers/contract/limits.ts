/** The key of the mail is valid for this long. */
export const TURNOVER_INVITATION_DAYS = 30;
