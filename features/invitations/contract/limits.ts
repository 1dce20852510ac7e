export const INVITATION_VALID_DAYS = 90;
/** An invitation is said to end soon from so many days before. */
export const ENDING_WITHIN_DAYS = 7;
