export const INVITATION_VALID_DAYS = 90;
export const ENDING_WITHIN_DAYS = 7;
/** The data of somebody invited by mail is deleted this many days after the invitation has ended or been answered. */
export const ENDED_KEPT_DAYS = 30;
