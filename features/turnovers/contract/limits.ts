export const TURNOVER_INVITATION_DAYS = 30;
/** An employee has this time to object before a turnover is carried out without their confirmation. */
export const TURNOVER_WAIT_HOURS = 72;
/** The contractor may undo a turnover for this time after the invitation was accepted. */
export const TURNOVER_UNDO_DAYS = 30;
