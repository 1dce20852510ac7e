export const INVITATION_VALID_DAYS = 90;
/** An invitation is said to end soon from so many days before. */
export const ENDING_WITHIN_DAYS = 7;
/** Who was invited by mail is forgotten so many days after the invitation has ended or been answered. */
export const ENDED_KEPT_DAYS = 30;
