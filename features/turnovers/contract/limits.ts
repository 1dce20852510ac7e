/** How long the key of the mail can be used. */
export const TURNOVER_INVITATION_DAYS = 30;
