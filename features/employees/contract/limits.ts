/** The key of an invitation mail is valid for this long. */
export const EMPLOYEE_INVITATION_DAYS = 30;
