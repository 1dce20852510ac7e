export const EMPLOYEE_INVITATION_DAYS = 30;
export const ENTERED_EMPLOYEES = 100;
/** At most this many ids are sent at once. R359 */
export const SENT_EMPLOYEE_IDS = 300;
/** This fits an employee id and one separator. */
export const SENT_EMPLOYEE_ID = 12;
